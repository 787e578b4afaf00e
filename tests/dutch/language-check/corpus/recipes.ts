// Correct Dutch of recipes, tips and directions, one sentence a line: nothing in it may be called a mistake.
export const recipes = `
Verwarm de oven voor op 180 graden en vet een springvorm van 24 cm in.
Snijd de ui in halve ringen en fruit ze in een scheutje olijfolie glazig.
Klop de eidooiers met de suiker tot een lichtgeel en luchtig mengsel.
Voeg beetje bij beetje de bloem toe, zodat er geen klontjes ontstaan.
Laat het deeg minstens een uur rijzen onder een vochtige theedoek.
Roer het basterdsuikermengsel goed door en proef of er nog zout bij moet.
Bak de pannenkoeken aan beide kanten goudbruin en houd ze warm onder folie.
Besmeer elke boterham dun met pindakaas en leg er plakjes banaan op.
Meng 250 g ricotta met de geraspte schil van een halve citroen.
Giet de pasta af, maar bewaar een kopje van het kookvocht.
Leg de zalm met de huid naar beneden in de pan en draai hem pas om als de huid krokant is.
Als je geen verse tijm hebt, kun je ook gedroogde gebruiken, maar dan de helft.
Dit gerecht smaakt de volgende dag nog beter dan op de dag zelf.
Haal het vlees een half uur van tevoren uit de koelkast.
Serveer de soep met knapperig brood en een lepel crème fraîche.
Een groot ei weegt ongeveer 60 gram, een klein ei 45.
Bewaar de koekjes in een goed afgesloten trommel; ze blijven dan een week vers.
Dat ene snufje kaneel maakt het verschil.
Gebruik liever twee kleine courgettes dan een grote, want die zijn minder waterig.
Dek de schaal af met plasticfolie en zet hem een nacht weg.
Wie van pittig houdt, voegt een fijngesneden rode peper toe.
Spoel de linzen af onder koud stromend water tot het water helder blijft.
Verdeel het beslag over zes met boter ingevette vormpjes.
De saus wordt vanzelf dikker als je hem zonder deksel laat inkoken.
Rasp de wortels grof en knijp het vocht eruit.
Bestrooi de taart met poedersuiker en snijd hem in twaalf punten.
Vul elke paprika met het gehaktmengsel en zet het kapje er weer op.
Neem voor vier personen 300 gram basmatirijst en 600 ml water.
Het vet moet goed heet zijn, anders worden de oliebollen zompig.
Kook de spruitjes beetgaar in een ruime pan met kokend water en zout.
Schep het schuim eraf en laat de bouillon twee uur zachtjes trekken.
Zo’n stoofpotje vraagt om geduld: reken op drie uur.
Wil je het glutenvrij maken, vervang de bloem dan door amandelmeel.
Schuif de bakplaat in het midden van de oven en bak het brood in 35 minuten gaar.
Prik met een satéprikker in het midden: komt die er droog uit, dan is de cake klaar.
Was de sla, droog hem in een slacentrifuge en scheur de bladeren klein.
Een ouderwetse appelmoes maak je zonder suiker, met alleen wat citroensap.
Zet de gevulde eieren tot gebruik in de koeling.
Halveer de kerstomaatjes en hussel ze door de dressing.
Voor een romiger resultaat roer je er op het laatst een klontje boter door.
Deze traybake met zoete aardappel, feta en broccoli staat in een halfuur op tafel.
Pof de knoflook in de schil, dan wordt hij zachter van smaak.
De mayonaise schift als de olie kouder is dan het ei.
Hoe dunner je de aardappel snijdt, hoe sneller hij gaar is.
Leg op elk bord twee plakken rosbief en druppel er de jus over.
Bak in dezelfde pan de champignons, tot al het vocht verdampt is.
Het lekkerst is deze salade met jonge, net geoogste boontjes.
Laat de gelatine vijf minuten weken in koud water en knijp hem daarna uit.
Plet de aardappels met een stamper; gebruik geen mixer, want dan wordt de puree lijmerig.
Draai het vuur laag zodra het kookt en leg er een sudderplaatje onder.
Met een dunschiller haal je de draden van de bleekselderij.
De tafel is gedekt, de wijn staat koud en de gasten zijn onderweg.
Dat je de rijst moet wassen, weet niet iedereen.
Roerbak eerst de kip, dan de taugé en als laatste de bosui.
Wij vinden een halve theelepel genoeg, maar proef vooral zelf.
In een airfryer duurt het twaalf minuten, in een gewone oven twintig.
Gooi de schillen niet weg, want je kunt er nog bouillon van trekken.
Snij het brood pas aan als het helemaal is afgekoeld.
Een kopje koffie erbij en het feest is compleet.
Warm de restjes de volgende dag goed door en eet ze dan op.
`
