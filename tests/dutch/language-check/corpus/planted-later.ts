// Sixty more mistakes, as editors and their readers make them, written when the rules stood: they measure what the rules do
// with sentences they were not made for. Marked as those in planted.ts.

/** By kind; one sentence a line. */
export const plantedLater: Record<string, string> = {
  'hun, hen': `
{Hun|Zij} krijgen volgende week de sleutel van hun nieuwe woning.
{Hun|Zij} gaan elk jaar naar dezelfde camping in Drenthe.
Volgens mij weten {hun|zij} niet eens waar het over gaat.
{Hun|Zij} komen morgen met de trein.
Wij hebben met {hun|hen} afgesproken bij de fontein.
De buren zeiden dat {hun|ze} het geluid ook hadden gehoord.
Morgen bel ik {hun|hen} op over de huur.
{Hun|Zij} waren gisteren als eerste binnen.`,
  'als, dan': `
Deze telefoon is duurder {als|dan} die van vorig jaar.
Onze nieuwe keuken is veel groter {als|dan} de oude.
Zij rent sneller {als|dan} haar oudere zus.
Er kwamen dit jaar minder bezoekers {als|dan} vorig jaar.
De tweede film vond ik leuker {als|dan} de eerste.
Een elektrische fiets is zwaarder {als|dan} een gewone.
Het stadhuis is ouder {als|dan} de kerk.`,
  'verb and its subject': `
Wij {heeft|hebben} gisteren een nieuwe hond gekregen.
{Wordt|Word} je morgen om acht uur opgehaald?
Ik {vindt|vind} dat we eerder moeten beginnen.
Wat {vindt|vind} je van het nieuwe logo?
De burgemeester {wilt|wil} niet op de zaak vooruitlopen.
Hij {heb|heeft} zijn fiets bij het station laten staan.
Mijn dochter {wilt|wil} later dierenarts worden.
Jullie {heeft|hebben} het snel voor elkaar gekregen.
De bewoners {heeft|hebben} een brief aan de gemeente gestuurd.
Ik {wordt|word} er moe van.
Het {gebeurd|gebeurt} elk jaar weer.
Zij {is|zijn} allebei in Utrecht geboren.`,
  'verb behind a noun': `
Mijn broer {beloofd|belooft} al weken dat hij komt helpen.
Jan {beloofd|belooft} dat hij op tijd is.
De trein {vertrek|vertrekt} om kwart over negen.
Mevrouw Bakker {antwoord|antwoordt} niet op onze brief.
De winkel sluit niet, maar {verhuisd|verhuist} naar de overkant.
Het hotel {bied|biedt} ontbijt en een zwembad.
De gemeente {betaald|betaalt} de helft van de kosten.`,
  participles: `
Ik heb me in de datum vergist en het bericht te laat {verstuurt|verstuurd}.
Het feest wordt door de buurt zelf {georganiseert|georganiseerd}.
De oude molen is na de brand helemaal opnieuw {gebouwt|gebouwd}.
Zij hebben gisteren twee uur lang op de bus {gewachtt|gewacht}.
De wedstrijd is vanwege het weer {verplaatsd|verplaatst}.
Waarom heeft niemand dat aan ons {gemeldt|gemeld}?`,
  'determiners and articles': `
{Die huis|Dat huis} aan de dijk staat alweer leeg.
In {deze dorp|dit dorp} kent iedereen elkaar.
Van {dit auto|deze auto} zijn er maar tien gemaakt.
Ik heb {de boek|het boek} in één avond uitgelezen.
{Het meisje die|Het meisje dat} gisteren won, is pas twaalf.
Er staat {een mooie paard|een mooi paard} in de wei.
Zij woont in {een klein stad|een kleine stad} bij de grens.
Het is {een leuke idee|een leuk idee}, maar te duur.
{De kind|Het kind} had zijn jas vergeten.`,
  possession: `
Ik ben {me|mijn} sleutels kwijt.
Gisteren is {me|mijn} fiets gestolen bij het station.
Is dat {jou|jouw} jas of de mijne?
{U|Uw} auto staat op een plek voor invaliden.`,
  'words and spaces': `
De sleutel ligt {in in|in} het keukenkastje.
We zagen {de de|de} hele dag niemand.
Zij was de {enigste|enige} die had opgelet.
De {klanten service|klantenservice} is alleen overdag open.
Kom binnen{,trek|, trek} je jas uit en ga zitten.
Dat is {zowiezo|sowieso} geen goed idee.
Zij {irriteert|ergert} zich aan het lawaai.`,
}
