// A hundred and fifty mistakes of the kinds that people make, each between braces with what should stand there. Written before
// the rules were tuned.

/** By kind; one sentence a line. */
export const planted: Record<string, string> = {
  spelling: `
De organisatie kijkt {onmiddelijk|onmiddellijk} naar een andere zaal.
Wij zijn {enigzins|enigszins} verrast door de uitslag.
De {accomodatie|accommodatie} ligt op loopafstand van het strand.
Na lang {beraadslaggen|beraadslagen} kwam er een besluit.
Dat was een aangename {verassing|verrassing} voor de jarige.
Hij vroeg om een duidelijke {definatie|definitie} van het begrip.
De {burgermeester|burgemeester} opende de nieuwe speeltuin.
Een lekkere {pannekoek|pannenkoek} gaat er altijd in.
Het bestuur {adviceert|adviseert} de leden om te blijven.
We hebben {intresse|interesse} in de woning aan het plein.
Het {restaurand|restaurant} aan de haven is verbouwd.
De arts schreef een {antibiotikakuur|antibioticakuur} voor.
Iedere {werknemmer|werknemer} kreeg een bonus.
De {temperatur|temperatuur} stijgt morgen tot boven de dertig graden.
Ze kregen {tenminsten|tenminste} een warme maaltijd.`,
  'participle behind a distant auxiliary': `
De ongelukken die in deze straat zijn {gebeurt|gebeurd}, waren te voorkomen.
De minister heeft de Kamer gisteren over het plan {geinformeert|geïnformeerd}.
Wij hebben de schuur in het voorjaar helemaal zelf {geverft|geverfd}.
Zij is na twintig jaar trouwe dienst {ontslaan|ontslagen}.
De leraar heeft het verhaal aan alle kinderen in de klas {vertelt|verteld}.
Het bedrijf had de klanten daar veel te laat over {geinformeert|geïnformeerd}.
Mijn ouders zijn vorig jaar naar een kleiner huis {verhuist|verhuisd}.
De prijs van brood is in een jaar tijd flink {verandert|veranderd}.
De gemeente heeft de bewoners een nieuwe speeltuin {belooft|beloofd}.
Het pakket wordt morgen voor twaalf uur {bezorgt|bezorgd}.
De rekening werd pas na drie maanden {betaalt|betaald}.
De bakker heeft zijn winkel gisteren voorgoed {gesluit|gesloten}.
De schilderijen worden in een kluis onder het museum {bewaart|bewaard}.`,
  'verb behind a noun': `
De gemeente {word|wordt} volgend jaar samengevoegd met haar buur.
Het kabinet {vind|vindt} dat de regels strenger moeten.
De wethouder {houd|houdt} vast aan het oorspronkelijke plan.
Het museum {bied|biedt} kinderen gratis toegang.
De voorstelling {duurd|duurt} ruim twee uur.
Een woordvoerder {antwoord|antwoordt} dat het onderzoek loopt.
De politie {verbied|verbiedt} de demonstratie op het plein.
Deze regeling {beteken|betekent} een flinke besparing.
De rechtbank {vermijd|vermijdt} die vraag liever.
De nieuwe directeur {werk|werkt} al dertig jaar in de zorg.
Het bedrijf {investeerd|investeert} miljoenen in windmolens.
De club {meld|meldt} dat de spits geblesseerd is.
Dat de trein niet {rijd|rijdt}, maakt de reizigers boos.`,
  'determiner with adjective and noun': `
Ze wonen in {een mooie huis|een mooi huis} aan de rand van het dorp.
{Deze huis|Dit huis} staat al maanden te koop.
{Dit auto|Deze auto} rijdt volledig elektrisch.
Het is {een belangrijke onderzoek|een belangrijk onderzoek} naar slaap.
Wij zoeken {een nieuw collega|een nieuwe collega} voor de redactie.
Hij schreef {een dikke boek|een dik boek} over zijn jeugd.
{Deze probleem|Dit probleem} speelt al jaren in de wijk.
Er kwam {een groot brand|een grote brand} uit op zolder.
Dat was {een lange gesprek|een lang gesprek} met de directeur.
{Dat straat|Die straat} is al weken afgesloten.
{Dit stad|Deze stad} trekt elk jaar meer bezoekers.
Wat {een leuke idee|een leuk idee} van je zus!
Het werd {een spannend wedstrijd|een spannende wedstrijd} tot de laatste minuut.`,
  'hun, hen and zij': `
{Hun|Zij} hebben de wedstrijd verdiend gewonnen.
Ik geef het boek morgen aan {hun|hen}.
We gaan met {hun|hen} op vakantie naar Texel.
Dat is wat {hun|zij} willen bereiken.
De trainer heeft voor {hun|hen} een plaatsje vrijgehouden.
Ik zag {hun|hen} gisteren in de stad.
Volgens {hun|hen} is het plan niet haalbaar.
Morgen gaan {hun|zij} naar Rotterdam.
Zonder {hun|hen} was het nooit gelukt.
De buren denken dat {hun|zij} het beter weten.
Wij hebben {hun|hen} uitgenodigd voor het feest.
Als {hun|zij} dat zeggen, zal het wel kloppen.`,
  'als and dan': `
Mijn broer is drie jaar ouder {als|dan} ik.
De nieuwe trein is veel groter en ook sneller {als|dan} de oude.
Het kost meer tijd {als|dan} we hadden gedacht.
Niets is leuker {als|dan} een dag op het strand.
Amsterdam telt meer inwoners {als|dan} Rotterdam.
Hij is twee keer zo oud {dan|als} zijn zus.
Dat duurt langer {als|dan} een uur.
De soep smaakt beter {als|dan} gisteren.
Een fiets is goedkoper in onderhoud {als|dan} een auto.
Zij verdient evenveel {dan|als} haar collega.
Er kwamen minder bezoekers {als|dan} verwacht.
Het water staat hoger {als|dan} normaal.`,
  'a word twice': `
De fiets staat in {de de|de} schuur achter het huis.
Het huis {van van|van} mijn oma is verkocht.
Ze woont {in in|in} Utrecht, vlak bij het station.
Wij willen {een een|een} nieuwe keuken laten plaatsen.
Hij legde {het het|het} boek op tafel.
De raad stemt {met met|met} grote meerderheid voor.
Ze kwamen te laat {en en|en} misten de trein.
De prijzen {stijgen stijgen|stijgen} al maanden.
Hij vroeg zich af {of of|of} het nog zou lukken.
Wij {hopen hopen|hopen} op beter weer.
De wethouder gaat {naar naar|naar} Brussel.
Het plan {voor voor|voor} de nieuwe wijk ligt klaar.`,
  'a missing space': `
Het regende de hele {dag.De|dag. De} wedstrijd ging toch door.
Neem {brood,kaas|brood, kaas} en fruit mee voor onderweg.
Wie heeft dat {gedaan?Niemand|gedaan? Niemand} weet het.
Ze kwam, zag en {overwon.Daarna|overwon. Daarna} ging ze naar huis.
Wat een {feest!Iedereen|feest! Iedereen} danste mee.
In de {stad,waar|stad, waar} zij woont, is het druk.
Het plan is {klaar;het|klaar; het} wacht op geld.
De trein vertrekt {later,omdat|later, omdat} er een storing is.
Dit is het {adres:het|adres: het} plein naast de kerk.
Hij belde {aan.Er|aan. Er} deed niemand open.
De boot lag {stil(zonder|stil (zonder} wind) op het meer.
Er kwamen {honderden,misschien|honderden, misschien} duizenden mensen.`,
  'verb with a pronoun': `
Ik {wordt|word} daar altijd vrolijk van.
Hij {vind|vindt} het een goed idee.
{Vindt|Vind} jij dat ook zo lekker?
Je {houd|houdt} je het best aan de regels.
Wanneer {wordt|word} je geopereerd?
Dat {betekend|betekent} dat we later eten.
Zij {heb|heeft} het zelf gezegd.
Wat {gebeurd|gebeurt} er als je op de knop drukt?
Het {gebeurd|gebeurt} niet vaak dat hij lacht.
U {bied|biedt} te weinig voor dit huis.
Iedereen die dat {vind|vindt}, mag blijven.
Hij {wilt|wil} vanavond niet mee.`,
  'de and het': `
{De|Het} meisje met de rode jas zwaaide.
Zij wonen in {het|de} straat achter de kerk.
{De|Het} bedrijf zoekt nieuw personeel.
Het huis {die|dat} te koop staat, is te duur.
Wij lopen door {het|de} stad naar huis.
{De|Het} boek ligt op tafel.
Hij zit op {het|de} stoel bij het raam.
{De|Het} onderzoek loopt nog.
De auto {dat|die} voor de deur staat, is nieuw.
{De|Het} probleem is nog niet opgelost.
We staan bij {het|de} kassa van de winkel.
{De|Het} feest begint om acht uur.`,
  'a compound in two': `
De {lange afstand loper|langeafstandsloper} kwam als eerste aan.
Zij werkt als {zorg medewerker|zorgmedewerker} in Breda.
Onze {klanten service|klantenservice} is open tot zes uur.
De {gemeente raad|gemeenteraad} vergadert op dinsdag.
Bestel nu je {verjaardags taart|verjaardagstaart} bij ons.
Er komt een nieuwe {sport hal|sporthal} in de wijk.
De {huis arts|huisarts} heeft vandaag geen tijd.
Hij kocht een {tweede hands|tweedehands} fiets.
De {voetbal club|voetbalclub} zoekt een trainer.
Op {maandag ochtend|maandagochtend} is de winkel dicht.
Het {zwem bad|zwembad} gaat in mei weer open.
De {thee pot|theepot} staat nog op tafel.`,
  'small words and marks': `
{Me|Mijn} moeder komt morgen eten.
Hij heeft {zich zelf|zichzelf} overtroffen.
Dat is de {enigste|enige} oplossing.
Ze heeft in haar leven drie {autos|auto's} gehad.
Ik {irriteer me|erger me} aan dat lawaai.
We bakken {pizzas|pizza's} in de tuin.
{Jou|Jouw} fiets staat voor de deur.
Wil jij {is|eens} even kijken?
Ik besef {me|} dat het laat is.
{Ten alle tijden|Te allen tijde} is er iemand aanwezig.
De {foto,s|foto's} staan op de website.
Bel me {zo wie zo|sowieso} even terug.`,
}
