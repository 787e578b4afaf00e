// Words that say nothing where they stand, and phrases that say it in more words than needed. Data only, written as
// `exchange.ts` reads it; the roundabout phrases that are also official stand in the language check.

export const FILLERS = `
het eigenlijk ook > het ook
het eigenlijk niet > het niet
het eigenlijk wel > het wel
heel erg, echt heel, heel, erg, zeer, echt, helemaal, volledig, compleet, totaal, ontzettend, enorm, bijzonder, uiterst, ongelooflijk, buitengewoon, vreselijk, hartstikke, super, onwijs, waanzinnig, werkelijk > {grade}
eigenlijk, natuurlijk, uiteraard, overigens, trouwens, feitelijk, zogezegd, simpelweg, letterlijk, inderdaad, immers, ongetwijfeld > {inside}
in feite, als het ware, nou eenmaal, nu eenmaal, zonder twijfel, zonder meer, in ieder geval, in elk geval, hoe dan ook, dan ook, op zich, op zichzelf, toch wel, best wel, zoals gezegd, zoals bekend, uiteindelijk, gewoonweg > {inside}
gewoon, echt, lekker, gerust, daadwerkelijk, wel degelijk, ondertussen, intussen, inmiddels > {inside}
even, eventjes, effe > {inside notadj}
nog eens > nog eens
wel eens > wel eens
niet eens > niet eens
het eens > het eens
er was eens > er was eens
eens een keer > een keer
mee eens > mee eens
eens > {inside notadj}
alleen maar > alleen
telkens weer > telkens
ook nog eens, ook nog, eveneens nog > ook {inside}
eerlijk gezegd, om eerlijk te zijn, kortom, zoals gezegd, zoals bekend, hoe dan ook, overigens, trouwens, met andere woorden, om kort te gaan, alles bij elkaar genomen, nou, tja > {start comma}
zoals u weet, zoals je weet, zoals u misschien weet, zoals je misschien weet > {aside}
zo blijkt, zo lijkt het, zogezegd, als het ware, natuurlijk, uiteraard, overigens, trouwens, hoe dan ook, dat moet gezegd, laten we eerlijk zijn, zoals gezegd, zoals bekend > {aside}`

export const ROUNDABOUT = `
op dit moment, op het moment, op het ogenblik > nu {mid}
op dit moment > nu {start}
op het moment dat > als
door middel van, met behulp van > met
met als doel om > om
met als doel, met het doel om > om {te}
om ervoor te zorgen dat > zodat
zorg ervoor dat > zorg dat
zorg er ook voor dat, zorg er tevens voor dat > zorg ook dat
zorg er dan voor dat > zorg dan dat
gedurende meer dan > meer dan {mid}
gedurende ruim > ruim {mid}
gedurende bijna > bijna {mid}
gedurende > {num mid}
onlosmakelijk verbonden > verbonden
op het gebied van > rond
over het algemeen, in het algemeen > meestal {mid}
vandaag de dag > nu
af en toe, van tijd tot tijd > soms
keer op keer, elke keer weer > steeds
steeds maar weer > steeds
enkel en alleen > alleen
samen met elkaar > samen
weer opnieuw > opnieuw
opnieuw herhalen > herhalen
gratis en voor niets, gratis en voor niks > gratis
eerste begin > begin
nog steeds niet > nog niet
het grootste deel van de > de meeste
een tweetal > twee
een drietal > drie
een viertal > vier
een aantal verschillende > verschillende
allerlei verschillende > allerlei
maakt gebruik van > gebruikt
maken gebruik van > gebruiken
maak gebruik van > gebruik
een beslissing te nemen > te beslissen
een beslissing nemen > beslissen
een besluit te nemen > te besluiten
een besluit nemen > besluiten
neemt een besluit > besluit
brengt een bezoek aan > bezoekt
bracht een bezoek aan > bezocht
een keuze te maken > te kiezen
een keuze maken > kiezen
doet onderzoek naar > onderzoekt
aandacht te besteden aan > te letten op
een gesprek te voeren met > te spreken met
een gesprek voeren met > spreken met
er is sprake van > er is
is er sprake van > is er
was er sprake van > was er
in eerste instantie > eerst
laat weten dat > meldt dat
laten weten dat > melden dat {fin}
liet weten dat > meldde dat
lieten weten dat > meldden dat
heeft bekendgemaakt dat > meldt dat
nog altijd > nog {mid}
vanwege het feit dat > omdat
ondanks het feit dat > hoewel
ten tijde van > tijdens
als het gaat om > bij {mid}
een groot aantal > veel {noun plural}
een aanzienlijk aantal > veel {noun plural}
het overgrote deel van de > de meeste
in de loop van de jaren > met de jaren
in grote mate > sterk
op grote schaal > veel {mid last}
in de eerste plaats > eerst {mid}
tot op de dag van vandaag > tot nu toe
in alle gevallen > altijd
in sommige gevallen > soms
in veel gevallen > vaak
in de meeste gevallen > meestal
in geen geval > nooit
op deze manier, op die manier > zo
op een andere manier > anders
op een goede manier > goed {last}
op een makkelijke manier, op een eenvoudige manier > makkelijk
op een snelle manier > snel
op een leuke manier > leuk
op een veilige manier > veilig
op een later moment > later
voor de rest > verder
zo snel als mogelijk > zo snel mogelijk
zo goed als mogelijk > zo goed mogelijk
ieder jaar weer > elk jaar
elk jaar weer > elk jaar
tot aan toe > tot`
