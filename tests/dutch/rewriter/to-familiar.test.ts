// From u to je: the pronoun, its verb and its possessive; what cannot be told stays whole.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toFamiliar } from '#dutch/rewriter/to-familiar.ts'
import { pairsOf } from './sentence-table.ts'

const sentences = `
  Bel 0800-2000. U hoeft geen bewijs te hebben. => Bel 0800-2000. Je hoeft geen bewijs te hebben.
  Dalen ze, dan zit u eraan vast. => Dalen ze, dan zit je eraan vast.
  De isolatiewaarde (Rd of U) staat erin. => De isolatiewaarde (Rd of U) staat erin.
  En aan u als lezer: doe mee. => En aan jou als lezer: doe mee.
  De cursus valt onder de zorg en kost u niets. => De cursus valt onder de zorg en kost je niets.
  U bent welkom. => Je bent welkom.
  Hebt u vragen? => Heb je vragen?
  Heeft u vragen? => Heb je vragen?
  Als u een vraag heeft, belt u ons. => Als je een vraag hebt, bel je ons.
  Wilt u meer weten? => Wil je meer weten?
  U wilt verhuizen. => Je wilt verhuizen.
  Kunt u komen? => Kun je komen?
  Hier loopt u zo naar binnen. => Hier loop je zo naar binnen.
  Op onze site vindt u meer informatie. => Op onze site vind je meer informatie.
  Morgen gaat u naar huis. => Morgen ga je naar huis.
  Wat doet u daar? => Wat doe je daar?
  De gemeente helpt u graag. => De gemeente helpt je graag.
  Het formulier vindt u op onze site. => Het formulier vind je op onze site.
  De bank geeft u korting. => De bank geeft je korting.
  Daar geeft u geen geld aan uit. => Daar geef je geen geld aan uit.
  Leest u deze brief goed door. => Lees deze brief goed door.
  Neemt u contact met ons op. => Neem contact met ons op.
  Meldt u zich aan via de site. => Meld je aan via de site.
  U kunt zich aanmelden. => Je kunt je aanmelden.
  Als u zich aanmeldt, krijgt u korting. => Als je je aanmeldt, krijg je korting.
  Wij sturen u een brief. => Wij sturen je een brief.
  Wij danken u voor uw vertrouwen. => Wij danken je voor je vertrouwen.
  Dit is iets voor u. => Dit is iets voor jou.
  Wij komen bij u langs. => Wij komen bij je langs.
  De brief die u heeft ontvangen, klopt niet. => De brief die je hebt ontvangen, klopt niet.
  De medewerker die u heeft geholpen, is ziek. => De medewerker die je heeft geholpen, is ziek.
  De gemeente heeft u een brief gestuurd. => De gemeente heeft je een brief gestuurd.
  Daar heeft u recht op. => Daar heb je recht op.
  Het pakket wordt u toegestuurd. => Het pakket wordt je toegestuurd.
  Wordt u geholpen? => Word je geholpen?
  Zet u de tas maar neer. => Zet de tas maar neer.
  Vergeet u niet om uw gegevens te controleren. => Vergeet niet om je gegevens te controleren.
  Vergeet u niet te betalen, want dan vervalt de korting. => Vergeet niet te betalen, want dan vervalt de korting.
  Vergeet u niet iets? => Vergeet je niet iets?
  Belt u voor 12.00 uur, dan krijgt u vandaag antwoord. => Bel je voor 12.00 uur, dan krijg je vandaag antwoord.
  Graag ontvangen wij uw reactie. => Graag ontvangen wij je reactie.
  Met deze app bespaart u tijd. => Met deze app bespaar je tijd.
  Dit helpt u verder. => Dit helpt je verder.
  Dat vindt u op pagina 2. => Dat vind je op pagina 2.
  U moet uw auto verzekeren. => Je moet je auto verzekeren.
  Moet u betalen? => Moet je betalen?
  Dan belt u en krijgt u antwoord. => Dan bel je en krijg je antwoord.
  Onze collega belt u en helpt u verder. => Onze collega belt je en helpt je verder.
  Elke maand ontvangt u een factuur. => Elke maand ontvang je een factuur.
  U ontvangt uw geld binnen drie dagen. => Je ontvangt je geld binnen drie dagen.
  Dank u wel voor uw bestelling. => Dank je wel voor je bestelling.
  Vul het formulier in en stuur het naar ons op, alstublieft. => Vul het formulier in en stuur het naar ons op, alsjeblieft.
  Doe het voor uzelf. => Doe het voor jezelf.
  Als u verhuist, geeft u dat zelf door. => Als je verhuist, geef je dat zelf door.
  Zodra uw aanvraag is goedgekeurd, hoort u van ons. => Zodra je aanvraag is goedgekeurd, hoor je van ons.
  Heeft u nog geen account, dan maakt u er eerst een aan. => Heb je nog geen account, dan maak je er eerst een aan.
  Wat betaalt u per maand? => Wat betaal je per maand?
  Hoe werkt u het liefst? => Hoe werk je het liefst?
  U heeft recht op een vergoeding. => Je hebt recht op een vergoeding.
  Uw arts bespreekt dit met u. => Je arts bespreekt dit met je.
  Uw arts vertelt u wat u moet doen. => Je arts vertelt je wat je moet doen.
  Volgende week ziet u het resultaat. => Volgende week zie je het resultaat.
  Wij verzoeken u het bedrag over te maken. => Wij verzoeken je het bedrag over te maken.
  Daarnaast dient u een kopie mee te sturen. => Daarnaast dien je een kopie mee te sturen.
  Indien u bezwaar heeft, kunt u dat melden. => Indien je bezwaar hebt, kun je dat melden.
  Als wij u niet bereiken, sturen wij u een e-mail. => Als wij je niet bereiken, sturen wij je een e-mail.
  Bij schade neemt u contact op met uw adviseur. => Bij schade neem je contact op met je adviseur.
  Let op: betaalt u te laat, dan vervalt uw recht. => Let op: betaal je te laat, dan vervalt je recht.
  De premie betaalt u elke maand. => De premie betaal je elke maand.
  Rijdt u in een elektrische auto? => Rijd je in een elektrische auto?
  Laat u verrassen. => Laat je verrassen.
  Schrijf u in voor de nieuwsbrief. => Schrijf je in voor de nieuwsbrief.
  Voelt u zich ziek? => Voel je je ziek?
  Maakt u zich geen zorgen. => Maak je geen zorgen.
  Zit u goed? => Zit je goed?
  Daarmee bent u verzekerd van een goede plek. => Daarmee ben je verzekerd van een goede plek.
  Dat is aan u. => Dat is aan jou.
  Bent u het hier niet mee eens? => Ben je het hier niet mee eens?
  Vragen stelt u via onze chat. => Vragen stel je via onze chat.
  In de brief leest u hoe u bezwaar maakt. => In de brief lees je hoe je bezwaar maakt.
  Wij informeren u zodra er nieuws is. => Wij informeren je zodra er nieuws is.
  De controle kost u niets. => De controle kost je niets.
  Ik nodig u van harte uit. => Ik nodig je van harte uit.
  Hierbij ontvangt u de polis. => Hierbij ontvang je de polis.
  Als u een sport volgt, ziet u patronen die niet opvallen, en begrijpt u waarom. => Als je een sport volgt, zie je patronen die niet opvallen, en begrijp je waarom.
  Uw verzekeraar vergoedt de kosten als u een verwijzing heeft. => Je verzekeraar vergoedt de kosten als je een verwijzing hebt.
  Wij hebben uw aanvraag in goede orde ontvangen. => Wij hebben je aanvraag in goede orde ontvangen.
  U kunt tot 1 mei bezwaar maken. Dat doet u schriftelijk. => Je kunt tot 1 mei bezwaar maken. Dat doe je schriftelijk.
  Met deze brief informeren wij u over uw rechten. => Met deze brief informeren wij je over je rechten.
  Voor vragen belt u met ons klantcontactcentrum. => Voor vragen bel je met ons klantcontactcentrum.
  De arts stelt u een aantal vragen. => De arts stelt je een aantal vragen.
  Op 3 april wordt u geopereerd. => Op 3 april word je geopereerd.
  Na de operatie mag u niet autorijden. => Na de operatie mag je niet autorijden.
  Neem uw medicijnen mee als u naar het ziekenhuis komt. => Neem je medicijnen mee als je naar het ziekenhuis komt.
  Wanneer u klachten krijgt, neemt u direct contact op. => Wanneer je klachten krijgt, neem je direct contact op.
  Zo weet u zeker dat u op tijd bent. => Zo weet je zeker dat je op tijd bent.
  Binnenkort hoort u meer. => Binnenkort hoor je meer.
  Hierover heeft u al eerder bericht gehad. => Hierover heb je al eerder bericht gehad.
  Wij wensen u prettige feestdagen. => Wij wensen je prettige feestdagen.
  Kent u iemand die zich wil aanmelden? => Ken je iemand die zich wil aanmelden?
  Houdt u rekening met extra reistijd. => Houd rekening met extra reistijd.
  Zoekt u een cadeau? => Zoek je een cadeau?
  Wij vragen u zich te legitimeren. => Wij vragen je je te legitimeren.
  De verhuurder stuurt u jaarlijks een overzicht. => De verhuurder stuurt je jaarlijks een overzicht.
  Staat uw vraag er niet bij? => Staat je vraag er niet bij?
  Bij ons staat u centraal. => Bij ons sta je centraal.
  Uiteraard kunt u ook mailen. => Uiteraard kun je ook mailen.
  Deze regeling geldt alleen als u na 1970 geboren bent. => Deze regeling geldt alleen als je na 1970 geboren bent.
  U dient zelf een aanvraag in. => Je dient zelf een aanvraag in.
  Gaat u verhuizen? Geef dan uw nieuwe adres door. => Ga je verhuizen? Geef dan je nieuwe adres door.
  Tot die tijd hoeft u niets te doen. => Tot die tijd hoef je niets te doen.
  Wat betekent dit voor u? => Wat betekent dit voor jou?
  Wij zien u graag op 12 mei. => Wij zien je graag op 12 mei.
  Wat neemt u mee? => Wat neem je mee?
  Wat houdt u tegen? => Wat houdt je tegen?
  Met wie bespreekt u dit? => Met wie bespreek je dit?
  Welke gegevens levert u aan? => Welke gegevens lever je aan?
  Dat formulier vindt u online. => Dat formulier vind je online.`

test('every u becomes je or jou, uw becomes je, and the verb loses its -t before je', () => {
  for (const [before, after] of pairsOf(sentences)) assert.equal(toFamiliar(before), after)
})

test('a sentence whose subject cannot be told stays whole', () => {
  for (const text of [
    'De resultaten bespreekt u met uw huisarts.',
    'Dit formulier stuurt u binnen twee weken terug.',
    'Het bedrag maakt u over op rekening NL12 RABO 0123.',
    'Wie nodigt u uit?',
  ])
    assert.equal(toFamiliar(text), text)
})

test('an hour, a letter, a name and a quote are no reader', () => {
  for (const text of [
    'De winkel sluit om 18.00 u.',
    'De reis duurt 3 u en 20 minuten.',
    'Het woord begint met de letter u.',
    'Zij studeert aan de K.U. Leuven.',
    'Neem de U-bocht bij het station.',
    '‘Komt u maar binnen,’ zei ze.',
    'Stuur het naar u@voorbeeld.nl.',
  ])
    assert.equal(toFamiliar(text), text)
})

test('a u of politeness with a capital becomes a plain je', () => {
  assert.equal(toFamiliar('Wij danken U voor Uw komst.'), 'Wij danken je voor je komst.')
  assert.equal(toFamiliar('U bent welkom. Uw fiets ook.'), 'Je bent welkom. Je fiets ook.')
})
