// From je to u: the pronoun, its verb and its possessive, in sentences as people write them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts } from './texts.ts'
import { toPolite } from '#dutch/rewriter/to-polite.ts'
import { pairsOf } from './sentence-table.ts'

const sentences = `
  Staan je schaatsen al sinds vorige winter in de schuur? => Staan uw schaatsen al sinds vorige winter in de schuur?
  Er is weinig plaats, dus schrijf je op tijd in via de website. => Er is weinig plaats, dus schrijf u op tijd in via de website.
  Om kwart over zeven zet je koffie. => Om kwart over zeven zet u koffie.
  Soms vertrekt iemand bij wie je drie jaar over de vloer kwam. => Soms vertrekt iemand bij wie u drie jaar over de vloer kwam.
  Heb je vragen? => Hebt u vragen?
  Ben je ziek, meld je dan af. => Bent u ziek, meld u dan af.
  Kun je je vinden in dit plan? => Kunt u zich vinden in dit plan?
  Hier loop je zo naar binnen. => Hier loopt u zo naar binnen.
  Met een scherp mes begin je beter. => Met een scherp mes begint u beter.
  Word je lid? => Wordt u lid?
  Wil je meer weten? => Wilt u meer weten?
  Je hebt je huis verkocht. => U hebt uw huis verkocht.
  Als je auto stuk is, bel je de garage. => Als uw auto stuk is, belt u de garage.
  Als je vragen hebt, bel ons dan. => Als u vragen hebt, bel ons dan.
  Als je kinderen ziek zijn, blijf dan thuis. => Als uw kinderen ziek zijn, blijf dan thuis.
  Als je hulp nodig hebt, staan we voor je klaar. => Als u hulp nodig hebt, staan we voor u klaar.
  Als je koffie drinkt, slaap je slechter. => Als u koffie drinkt, slaapt u slechter.
  Bewaar je bon goed. => Bewaar uw bon goed.
  Vraag je huisarts om advies. => Vraag uw huisarts om advies.
  Meld je aan voor de nieuwsbrief. => Meld u aan voor de nieuwsbrief.
  Schrijf je in en ontvang je korting. => Schrijf u in en ontvang uw korting.
  Maak je geen zorgen. => Maak u geen zorgen.
  Maak je je zorgen over je pensioen? => Maakt u zich zorgen over uw pensioen?
  We helpen je graag. => We helpen u graag.
  Ik geef je korting. => Ik geef u korting.
  Ik help je met je belastingaangifte. => Ik help u met uw belastingaangifte.
  Ik bel je morgen en geef je advies. => Ik bel u morgen en geef u advies.
  Dit boek helpt je om beter te slapen. => Dit boek helpt u om beter te slapen.
  Hij verandert je leven. => Hij verandert uw leven.
  Dit bespaart je geld. => Dit bespaart u geld.
  Dat kan je helpen bij je werk. => Dat kan u helpen bij uw werk.
  Je kan altijd bellen. => U kunt altijd bellen.
  Hoe meld je je aan? => Hoe meldt u zich aan?
  Als je je vergist, geven we je een tweede kans. => Als u zich vergist, geven we u een tweede kans.
  Als je je sleutel kwijt bent, moet je een nieuwe aanvragen. => Als u uw sleutel kwijt bent, moet u een nieuwe aanvragen.
  Kijk om je heen. => Kijk om u heen.
  Neem je kinderen mee. => Neem uw kinderen mee.
  Neem je paspoort mee en zorg dat je op tijd bent. => Neem uw paspoort mee en zorg dat u op tijd bent.
  Vandaag krijg je antwoord op je vraag. => Vandaag krijgt u antwoord op uw vraag.
  Voor je het weet, is het voorbij. => Voor u het weet, is het voorbij.
  Voor je huis geldt een ander tarief. => Voor uw huis geldt een ander tarief.
  Mag je hond mee? => Mag uw hond mee?
  Mag je kinderen meenemen? => Mag u kinderen meenemen?
  Het is makkelijker dan je denkt. => Het is makkelijker dan u denkt.
  Wat doe je als je je kind mist? => Wat doet u als u uw kind mist?
  Vind je dit leuk? => Vindt u dit leuk?
  Je moet je tanden poetsen. => U moet uw tanden poetsen.
  Je moeder belt. => Uw moeder belt.
  Je nieuwe auto staat klaar. => Uw nieuwe auto staat klaar.
  Wij leveren je nieuwe auto thuis af. => Wij leveren uw nieuwe auto thuis af.
  We sturen je een mail. => We sturen u een mail.
  Met één klik je huis verlichten? => Met één klik uw huis verlichten?
  Ga je op reis, neem dan je zonnebril mee. => Gaat u op reis, neem dan uw zonnebril mee.
  Morgen kom je thuis en ga je slapen. => Morgen komt u thuis en gaat u slapen.
  Klik hier en bekijk je bestelling. => Klik hier en bekijk uw bestelling.
  Combineer je dit met een wandeling, dan ben je zo een dag kwijt. => Combineert u dit met een wandeling, dan bent u zo een dag kwijt.
  Jij beslist zelf. => U beslist zelf.
  Wat vind jij? => Wat vindt u?
  Dat is aan jou. => Dat is aan u.
  Jouw mening telt. => Uw mening telt.
  Doe het voor jezelf. => Doe het voor uzelf.
  Hebben jullie vragen? => Hebt u vragen?
  Jullie kunnen altijd bellen. => U kunt altijd bellen.
  We danken jullie voor jullie steun. => We danken u voor uw steun.
  Als jullie vragen hebben, hoor ik het graag. => Als u vragen hebt, hoor ik het graag.
  Je voelt je goed. => U voelt zich goed.
  Voel je je niet lekker? => Voelt u zich niet lekker?
  Dank je wel voor je bestelling. => Dank u wel voor uw bestelling.
  Stel je voor: je wint de loterij. => Stel u voor: u wint de loterij.
  Wie je ook bent, je bent welkom. => Wie u ook bent, u bent welkom.
  De auto die je zoekt, staat hier. => De auto die u zoekt, staat hier.
  Alles wat je nodig hebt, zit in je pakket. => Alles wat u nodig hebt, zit in uw pakket.
  Zorg dat je je gegevens bij de hand hebt. => Zorg dat u uw gegevens bij de hand hebt.
  Vergeet je jas niet. => Vergeet uw jas niet.
  Vergeet je je jas, dan wordt het koud. => Vergeet u uw jas, dan wordt het koud.
  Was je handen. => Was uw handen.
  Was je er ook bij? => Was u er ook bij?
  Door te sparen bouw je een buffer op. => Door te sparen bouwt u een buffer op.
  Als laatste voeg je de eieren toe. => Als laatste voegt u de eieren toe.
  Wanneer je belt, helpen we je direct. => Wanneer u belt, helpen we u direct.
  Heb je een account, dan log je in met je wachtwoord. => Hebt u een account, dan logt u in met uw wachtwoord.
  Deel je ervaring met ons. => Deel uw ervaring met ons.
  Je krijgt je geld terug. => U krijgt uw geld terug.
  Je geld is veilig bij ons. => Uw geld is veilig bij ons.
  We bellen je zo snel mogelijk terug. => We bellen u zo snel mogelijk terug.
  Wij staan voor je klaar. => Wij staan voor u klaar.
  Dit is precies wat je zoekt. => Dit is precies wat u zoekt.
  Ben je student, dan krijg je 10 procent korting. => Bent u student, dan krijgt u 10 procent korting.
  Als je huisarts dat vindt, kun je worden doorverwezen. => Als uw huisarts dat vindt, kunt u worden doorverwezen.
  Als je lid bent, betaal je minder. => Als u lid bent, betaalt u minder.
  Je hoeft je niet aan te melden. => U hoeft zich niet aan te melden.
  Zet je fiets in het rek. => Zet uw fiets in het rek.
  Je kunt de rekening betalen via je bank of met je telefoon. => U kunt de rekening betalen via uw bank of met uw telefoon.
  Fijn dat je er bent! => Fijn dat u er bent!
  Daar word je blij van. => Daar wordt u blij van.
  Al je vragen beantwoorden we. => Al uw vragen beantwoorden we.
  Zo maak je het jezelf makkelijk. => Zo maakt u het uzelf makkelijk.
  Probeer het nu, dan ben je er klaar voor. => Probeer het nu, dan bent u er klaar voor.
  Hoeveel betaal je per maand? => Hoeveel betaalt u per maand?
  Wil je een afspraak maken? Bel dan je tandarts. => Wilt u een afspraak maken? Bel dan uw tandarts.
  Heb je je ooit afgevraagd hoe dat komt? => Hebt u zich ooit afgevraagd hoe dat komt?
  Als je gezond wilt eten, begin dan klein. => Als u gezond wilt eten, begin dan klein.
  In je eentje red je het niet. => In uw eentje redt u het niet.
  Je doet je best. => U doet uw best.
  Je bent vast benieuwd. => U bent vast benieuwd.
  Heb je zin in taart? => Hebt u zin in taart?
  Geef je planten water. => Geef uw planten water.
  Zorg goed voor je planten. => Zorg goed voor uw planten.
  Laat je verrassen. => Laat u verrassen.
  Laat je kinderen meehelpen. => Laat uw kinderen meehelpen.
  Je laat je verrassen door het menu. => U laat zich verrassen door het menu.
  Kies je favoriete kleur. => Kies uw favoriete kleur.
  Kies je voor groen, dan krijg je korting. => Kiest u voor groen, dan krijgt u korting.
  Weet je wat je te doen staat? => Weet u wat u te doen staat?
  Of je nu jong of oud bent, je kunt altijd meedoen. => Of u nu jong of oud bent, u kunt altijd meedoen.
  Je kunt bij ons terecht met al je vragen over je hypotheek. => U kunt bij ons terecht met al uw vragen over uw hypotheek.
  Snijd je vlees in stukken. => Snijd uw vlees in stukken.
  Snijd je de ui te grof, dan wordt de saus korrelig. => Snijdt u de ui te grof, dan wordt de saus korrelig.
  Daarna bak je de uien glazig. => Daarna bakt u de uien glazig.
  Serveer met rijst en geniet van je maaltijd. => Serveer met rijst en geniet van uw maaltijd.
  Hang je was buiten. => Hang uw was buiten.
  Wat je ook kiest, je zit goed. => Wat u ook kiest, u zit goed.
  Je ontvangt je bestelling binnen twee dagen. => U ontvangt uw bestelling binnen twee dagen.
  Bestel je voor 22.00 uur, dan heb je het morgen in huis. => Bestelt u voor 22.00 uur, dan hebt u het morgen in huis.
  Niet goed? Dan krijg je je geld terug. => Niet goed? Dan krijgt u uw geld terug.
  Dankzij deze tips houd je je huis koel. => Dankzij deze tips houdt u uw huis koel.
  Hou je van koken? => Houdt u van koken?
  Zo hou je het vol. => Zo houdt u het vol.
  Ik hoop dat je er iets aan hebt. => Ik hoop dat u er iets aan hebt.
  Ik wens je veel plezier. => Ik wens u veel plezier.
  Laat hieronder weten wat jij ervan vindt! => Laat hieronder weten wat u ervan vindt!
  Zit je vol, stop dan met eten. => Zit u vol, stop dan met eten.
  Eet je elke dag vlees? => Eet u elke dag vlees?
  Moet je belasting betalen? => Moet u belasting betalen?
  Toen je klein was, speelde je buiten. => Toen u klein was, speelde u buiten.
  Je had het kunnen weten. => U had het kunnen weten.
  Heeft je kind koorts, bel dan de huisarts. => Heeft uw kind koorts, bel dan de huisarts.
  Krijgt je partner ook een uitkering? => Krijgt uw partner ook een uitkering?
  Je partner krijgt een brief. => Uw partner krijgt een brief.
  We hebben je aanvraag ontvangen. => We hebben uw aanvraag ontvangen.
  Je ontvangt deze brief omdat je in de Kerkstraat woont. => U ontvangt deze brief omdat u in de Kerkstraat woont.
  Wil je bezwaar maken, dan kan dat binnen zes weken. => Wilt u bezwaar maken, dan kan dat binnen zes weken.
  Op onze site lees je wat je rechten zijn. => Op onze site leest u wat uw rechten zijn.
  Hoe werkt je verwarming? => Hoe werkt uw verwarming?
  Hoe oud is je huis? => Hoe oud is uw huis?
  Wie is je huisarts? => Wie is uw huisarts?
  Dat maakt je sterker. => Dat maakt u sterker.
  Dat maakt je huid zachter. => Dat maakt uw huid zachter.
  Een wandeling maakt je hoofd leeg. => Een wandeling maakt uw hoofd leeg.
  Denk aan je rug. => Denk aan uw rug.
  Je rug wordt er sterker van. => Uw rug wordt er sterker van.
  Je kind mag mee. => Uw kind mag mee.
  Je mag je kind meenemen. => U mag uw kind meenemen.
  De hond volgt je overal. => De hond volgt u overal.
  Kom je ook? => Komt u ook?
  Kom je er niet uit? Bel ons. => Komt u er niet uit? Bel ons.
  Sta je op de wachtlijst, dan bellen we je. => Staat u op de wachtlijst, dan bellen we u.
  Zorg je voor een ouder? => Zorgt u voor een ouder?
  Zorg dat je kind genoeg drinkt. => Zorg dat uw kind genoeg drinkt.
  Zorg dat je genoeg drinkt. => Zorg dat u genoeg drinkt.
  Let op je houding. => Let op uw houding.
  Het hangt af van je situatie. => Het hangt af van uw situatie.
  Weet jij hoe je je wachtwoord wijzigt? => Weet u hoe u uw wachtwoord wijzigt?
  We vertellen je er graag meer over. => We vertellen u er graag meer over.
  Onze collega's staan voor je klaar en helpen je verder. => Onze collega's staan voor u klaar en helpen u verder.
  Dit is je kans. => Dit is uw kans.
  Dit kost je niets. => Dit kost u niets.
  Trek je jas aan en ga naar buiten. => Trek uw jas aan en ga naar buiten.
  Vul je gegevens in en klik op verzenden. => Vul uw gegevens in en klik op verzenden.
  Vul je het formulier niet in, dan krijg je geen geld. => Vult u het formulier niet in, dan krijgt u geen geld.
  Geniet van je weekend! => Geniet van uw weekend!
  Verheug je je er al op? => Verheugt u zich er al op?
  Elke week stuur ik je een recept. => Elke week stuur ik u een recept.
  Dat beloof ik je. => Dat beloof ik u.
  Ik snap dat je dat vervelend vindt. => Ik snap dat u dat vervelend vindt.
  Daarom vragen we je om je gegevens te controleren. => Daarom vragen we u om uw gegevens te controleren.
  Wij vragen je je legitimatie mee te nemen. => Wij vragen u uw legitimatie mee te nemen.
  Je hoeft alleen je postcode in te vullen. => U hoeft alleen uw postcode in te vullen.
  Vier je verjaardag bij ons! => Vier uw verjaardag bij ons!
  Plan je bezoek vooraf. => Plan uw bezoek vooraf.
  Reis je vaak? Dan is dit iets voor je. => Reist u vaak? Dan is dit iets voor u.
  Met je partner praat je erover. => Met uw partner praat u erover.
  Je buren kunnen je helpen. => Uw buren kunnen u helpen.
  Als je buren last hebben, praat dan met ze. => Als uw buren last hebben, praat dan met ze.
  Of je nu een beginner bent of een gevorderde: hier leer je iets. => Of u nu een beginner bent of een gevorderde: hier leert u iets.
  Wist je dat je met deze app je stappen telt? => Wist u dat u met deze app uw stappen telt?
  Welke maat heb je? => Welke maat hebt u?
  Hoe lang ben je al klant? => Hoe lang bent u al klant?
  Zodra je betaling binnen is, sturen we je pakket op. => Zodra uw betaling binnen is, sturen we uw pakket op.
  Zodra je betaalt, sturen we het op. => Zodra u betaalt, sturen we het op.
  Wacht je liever tot je salaris binnen is? => Wacht u liever tot uw salaris binnen is?
  Gooi je oude telefoon niet weg. => Gooi uw oude telefoon niet weg.
  Check je mail. => Check uw mail.
  Je plant je week beter. => U plant uw week beter.
  Je plant heeft water nodig. => Uw plant heeft water nodig.
  Natuurlijk zijn er dagen dat je baalt als een stekker. => Natuurlijk zijn er dagen dat u baalt als een stekker.
  Je start de dag goed. => U start de dag goed.
  Je start is belangrijk. => Uw start is belangrijk.
  Je test de app gratis. => U test de app gratis.
  Hij is bereid je te helpen. => Hij is bereid u te helpen.
  Hoe druk je het ook hebt, neem even rust. => Hoe druk u het ook hebt, neem even rust.
  Hoe druk je het formulier af? => Hoe drukt u het formulier af?
  Heel je leven verandert. => Heel uw leven verandert.
  Hoe duur je huis is, hangt af van de buurt. => Hoe duur uw huis is, hangt af van de buurt.
  Ben je bereid je tijd te geven? => Bent u bereid uw tijd te geven?
  Je vindt het vast leuk je kennis te delen. => U vindt het vast leuk uw kennis te delen.
  We hebben je nodig. => We hebben u nodig.
  Het lukt je vast. => Het lukt u vast.
  Ze gunnen je het beste. => Ze gunnen u het beste.
  De gids laat je de stad zien. => De gids laat u de stad zien.
  Bij ons kun je je fiets stallen. => Bij ons kunt u uw fiets stallen.
  Geef je op voor de cursus! => Geef u op voor de cursus!
  Geef je bloed, dan red je levens. => Geeft u bloed, dan redt u levens.
  Zo krijg je je kind aan het lezen. => Zo krijgt u uw kind aan het lezen.
  Zo krijg je kinderen aan het lezen. => Zo krijgt u kinderen aan het lezen.
  Je hond en je kat zijn welkom. => Uw hond en uw kat zijn welkom.
  Met je eigen ogen zie je het verschil. => Met uw eigen ogen ziet u het verschil.
  Verras je moeder met een bloemetje. => Verras uw moeder met een bloemetje.
  Ontdek je talent. => Ontdek uw talent.
  Wat is jouw verhaal? => Wat is uw verhaal?
  Dat hoef je niet te doen. => Dat hoeft u niet te doen.
  Lees je liever op papier? => Leest u liever op papier?
  Vind je het goed dat we je gegevens bewaren? => Vindt u het goed dat we uw gegevens bewaren?
  Je kunt ons altijd bereiken als je vragen hebt. => U kunt ons altijd bereiken als u vragen hebt.
  Denk je dat je kind gepest wordt? => Denkt u dat uw kind gepest wordt?
  Pas het profiel of je tekst aan. => Pas het profiel of uw tekst aan.
  De server kan je verzoek nu niet verwerken. => De server kan uw verzoek nu niet verwerken.
  Dit wil je weten. => Dit wilt u weten.
  Wat wil je thuis veranderen? => Wat wilt u thuis veranderen?
  Het gaat goed wanneer je dezelfde tool weer gebruikt. => Het gaat goed wanneer u dezelfde tool weer gebruikt.
  Dit zijn de voorwaarden waaronder je Kopij gebruikt. => Dit zijn de voorwaarden waaronder u Kopij gebruikt.
  Hier zet je tekst op een afbeelding. => Hier zet u tekst op een afbeelding.
  Wat gaat er bij je goed? => Wat gaat er bij u goed?
  Houdt dit je bezig? => Houdt dit u bezig?
  Dit artikel vraagt even je aandacht. => Dit artikel vraagt even uw aandacht.
  De app kan je helpen met slapen. => De app kan u helpen met slapen.
  Kan je hond mee? => Kan uw hond mee?
  Hoe kan je dat weten? => Hoe kunt u dat weten?
  Wat kan je doen? => Wat kunt u doen?`

const FAMILIAR = /(?<!\p{L})(?:je|jij|jou|jouw|jezelf|jullie)(?!\p{L})/iu

test('every je becomes u, uw or zich, and its verb follows', () => {
  for (const [before, after] of pairsOf(sentences)) assert.equal(toPolite(before), after)
})

test('no je is left outside quotes', () => {
  for (const [before] of pairsOf(sentences)) assert.doesNotMatch(toPolite(before), FAMILIAR, before)
  for (const text of Object.values(texts))
    assert.doesNotMatch(toPolite(text).replace(/[“‘][^”’]*[”’]/g, ''), FAMILIAR, text)
})

test('quotes, addresses, hashtags, code and idioms keep their je', () => {
  for (const text of [
    '‘Wil je thee?’ vroeg ze.',
    '“Je moet het zelf weten”, zei hij.',
    "Ze zei: 'Je bent laat.'",
    'Mail naar je@voorbeeld.nl of kijk op www.jebent.nl.',
    'Deel het met #jeverhaal en @je_naam.',
    'Typ `je` in het veld {{je}}.',
    'Een herrie van je welste.',
    'Het jeansmerk van Jej.',
  ])
    assert.equal(toPolite(text), text)
})

test('a text that already says u stays as it is', () => {
  for (const text of ['U kunt uw fiets stallen.', 'Hebt u zich vergist? Dan helpen wij u.', 'U.'])
    assert.equal(toPolite(text), text)
})

test('a form of address in capitals stays in capitals', () => {
  assert.equal(toPolite('DAT IS VOOR JOU EN JOUW HUIS'), 'DAT IS VOOR U EN UW HUIS')
})
