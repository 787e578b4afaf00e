// Titles as a Dutch newsroom types them, each under the register an editor would choose. A table; no rule of its own.
// Behind a bar stand other registers that would serve the title as well.

import type { Register } from '#server/writer/words/register-entry.ts'

export const registerTitles: Readonly<Record<Register, string>> = {
  serious: `
    In memoriam: dirigent Harm Oosterveld (1938-2026)
    Man overleden na ongeluk op de A28
    Rouwen om een broer
    Borstkanker: het verhaal van Anja
    Grote brand in loods bij Tiel
    Tiener neergestoken in centrum van Gouda
    Hoe vertel je een kind dat opa doodgaat?
    Vermiste zeiler bij Terschelling gevonden
    Stille tocht voor omgekomen leerling
    Afscheid nemen van een ouder met dementie
    Wat doet oorlog met kinderen?
    Kok zwaargewond na ontploffing in keuken`,
  news: `
    Gemeente Zutphen sluit twee zwembaden door hoge energiekosten
    Kabinet wil af van toeslagen
    Treinen tussen Zwolle en Meppel rijden een week niet
    Scholen krijgen meer geld voor leesonderwijs
    Prijs van een brood stijgt voor het derde jaar op rij
    Woningcorporatie bouwt 300 tijdelijke huizen op oud sportpark
    Inflatie | money
    Wie betaalt de rekening van de energietransitie? | money
    Wethouder: ‘De binnenstad wordt autoluw, hoe dan ook’
    Onderzoekers van de Universiteit Utrecht ontdekken waarom sommige kinderen veel sneller leren lezen dan hun klasgenoten en wat scholen daarmee kunnen doen | family
    NS schrapt nachttreinen in het weekend
    Files op de A12 door kapotte vrachtwagen
    Bibliotheek in Almelo gaat op zondag open
    Buurtbewoners willen minder vliegtuigen boven Castricum
    Boeren blokkeren snelweg bij Apeldoorn
    Philips schrapt 600 banen in Eindhoven
    Amsterdam verbiedt grote toeristenbussen
    Nieuwe tunnel onder het spoor gaat in april open
    Leraren krijgen hogere lonen
    Leiden krijgt een nieuwe wijk met 2.000 woningen
    Zorgpremie stijgt volgend jaar met zes euro | money
    Wat betekent de uitslag van de verkiezingen voor de huurmarkt?
    Supermarkten stoppen met gratis plastic zakjes
    ProRail vernieuwt spoor bij Deventer
    Waarom staan er zo veel winkels leeg?
    Kaas wordt duurder in de supermarkt
    Tweede Kamer praat over eigen risico`,
  recipe: `
    Recept voor appeltaart van oma
    Recept: romige courgettesoep
    Het lekkerste recept voor tiramisu
    Lasagnerecept met veel groente
    Oma's recept voor rijstebrij
    Vegetarisch recept met halloumi
    Recept van de week: gevulde kool`,
  food: `
    Snelle pasta met spinazie en citroen
    Zuurkool uit de oven met aardappelpuree
    Boterkoek zonder ei
    Linzensoep voor koude dagen
    Vegan stroopwafels bakken
    Gevulde paprika van de barbecue
    Pannenkoeken
    Hoe bak je brood zonder oven?
    Appelkruimeltaart met vanillesaus
    Bami goreng zoals mijn moeder hem maakte
    Zalm uit de oven met dille
    Chocolademousse van drie ingrediënten
    Griekse gehaktballetjes in tomatensaus
    Arretjescake
    Snert met rookworst
    Spruitjes uit de airfryer
    Krokante bloemkool met tahin
    Wentelteefjes van oud brood
    Kip-kerrie met rijst
    Ouderwetse speculaasbrokken`,
  meals: `
    Koken voor één persoon
    Ontbijten op een doordeweekse dag
    Wat eten we vandaag?
    Lunchtrommel vullen zonder gedoe
    Een week lang eten zonder vlees
    Zo kook je een week vooruit | howto
    Minder voedsel verspillen | money
    Airfryer: wat kun je er allemaal mee? | product
    Kliekjes opmaken in vijf minuten
    Samen aan tafel: waarom dat zo fijn is | family`,
  tastes: `
    Kaas
    Welke wijn past bij asperges? | food
    Koffie zetten met een filter
    Alcoholvrij bier in opkomst
    Pure chocolade: waar let je op? | product
    De opkomst van natuurwijn
    Cocktails zonder alcohol
    Goudse kaas: zo wordt hij gemaakt
    Wat is het verschil tussen espresso en lungo?
    Gin-tonic
    Muntthee van eigen balkon | garden`,
  garden: `
    Moestuin
    Zo maak je van je balkon een kleine moestuin
    5 fouten die bijna iedereen maakt bij het stekken van planten
    Hortensia snoeien: wanneer doe je dat?
    Gras zaaien in het najaar
    Slakken in de tuin | animals
    Kamerplanten verzorgen in de winter
    Tomaten kweken op het balkon
    Onkruid tussen de tegels
    Een bijvriendelijke border
    Geraniums overwinteren
    Monstera verpotten
    Luizen op je rozen
    Wat kun je zaaien in maart?
    Tegels eruit, groen erin`,
  travel: `
    Stedentrip Antwerpen
    Texel
    Met de nachttrein naar Wenen
    Rondreis door Vietnam in drie weken
    Kamperen in de Ardennen
    Een weekend in Gent
    Backpacken door Zuid-Amerika
    Handbagage: wat mag er mee?
    Vliegen met een baby | family
    Wat te doen in Kopenhagen?
    Een dag naar de Efteling | family
    All inclusive naar Turkije
    Interrailen op je vijftigste
    De mooiste kerstmarkten van Nederland en België | season
    De tien mooiste stranden van Griekenland
    Met de camper langs de Spaanse kust`,
  outdoors: `
    7 wandelingen langs de IJssel
    Wandelen op de Veluwe
    De mooiste fietsroutes door Drenthe
    Kanoën door de Weerribben | exercise
    Het Pieterpad in etappes
    Struinen door de duinen
    Picknicken in het bos
    Paddenstoelen zoeken in het bos
    Nationaal Park De Hoge Veluwe | travel
    Sterren kijken op de hei
    Rondje om de Reeuwijkse Plassen | exercise`,
  home: `
    10 tips voor een opgeruimd huis
    Kleine woonkamer inrichten
    Kalk verwijderen uit de douche
    Laminaat leggen zonder gereedschap
    De mooiste kleuren voor je slaapkamer
    Muur schilderen zonder strepen
    Schimmel in huis voorkomen
    Ramen wassen zonder strepen
    Binnenkijken bij Sanne in Haarlem
    Wooninspiratie: Japandi
    Vlekken uit de bank halen
    Koelkast schoonmaken
    Vloerverwarming aanleggen
    Opbergen in een klein appartement
    Leven op een woonboot | general`,
  style: `
    Capsulegarderobe samenstellen
    Kapsels voor fijn haar
    Wat trek je aan naar een bruiloft? | season
    De modetrends voor komende herfst
    Nagels lakken zonder knoeien
    Spijkerbroeken die altijd passen
    Grijs haar laten groeien
    Huidverzorging na je vijftigste
    Make-up voor beginners
    Tweedehands kleding verkopen via Vinted | product money
    Zo draag je een colbert`,
  family: `
    Puber in huis
    Waarom slapen pubers zo lang? | wellbeing
    De 12 leukste uitjes met kleuters bij regen | travel
    Zindelijk worden zonder strijd
    Een broertje of zusje erbij
    Schermtijd voor kleuters | tech
    Zakgeld: hoeveel geef je? | money
    Samengesteld gezin: wie doet wat?
    Co-ouderschap na de scheiding
    Borstvoeding of de fles?
    Naar de brugklas
    Wat doe je als je peuter niet wil eten?
    Oppassen op je kleinkind
    Spelletjes voor op de achterbank | travel
    Als je kind niet wil slapen`,
  animals: `
    Zeldzame zeearend broedt voor het eerst in de Biesbosch
    Mag je hond mee op vakantie naar Frankrijk? | travel
    Kitten en kat aan elkaar laten wennen
    Waarom spinnen katten?
    Egels helpen in de herfst
    Mezen in het nestkastje | garden
    Wolf gezien op de Utrechtse Heuvelrug | news outdoors
    De ooievaar is terug
    Goudvissen verzorgen
    Kippen houden in de stad
    Zeehondje gevonden op het strand
    Waarom legt een koekoek haar ei bij een ander?
    Puppy zindelijk maken
    Honingbijen | garden`,
  tech: `
    Nieuwe telefoon instellen
    Wachtwoorden onthouden
    iPhone 17 in de test | product
    WhatsApp krijgt nieuwe functie
    Is je wifi traag?
    Phishing herkennen
    Slimme thermostaat instellen | home
    ChatGPT gebruiken voor je werk | work
    Foto's bewaren in de cloud
    Cookies: wel of niet accepteren?
    Wat is een VPN?
    Gamen met vrienden
    Oude computer een tweede leven geven`,
  money: `
    Drie manieren om te besparen op je boodschappen
    Wat u moet weten over box 3
    Sparen voor later
    Hypotheek oversluiten
    Belastingaangifte doen in een uur
    Zorgtoeslag aanvragen
    Energiecontract: vast of variabel?
    Pensioen opbouwen als zzp'er | work
    Rondkomen van een minimumloon
    Aandelen kopen voor beginners
    Erfbelasting uitgelegd
    Zuinig stoken | home
    Huis kopen in 2026 | home
    Geld lenen aan vrienden
    Huishoudboekje bijhouden`,
  sport: `
    AJAX WINT OP DE VALREEP VAN FEYENOORD
    Max Verstappen
    Feyenoord koopt spits
    Oranje Leeuwinnen naar de finale
    Darts: Van Gerwen wint weer
    Hockeysters halen goud
    NK tijdrijden in Emmen
    Tour de France: alle etappes
    Wielrenner breekt uurrecord
    Trainer van Vitesse vertrekt
    Elfstedentocht: komt hij ooit terug?
    WK handbal
    Nederland verslaat Duitsland in slotminuut
    Scheidsrechter in het amateurvoetbal`,
  culture: `
    Vijf boeken die je deze zomer niet mag missen
    Rembrandt van Rijn
    Marieke Lucas Rijneveld | general
    De beste series op Netflix
    Tentoonstelling over Mondriaan in Den Haag
    Podcasts voor onderweg | tech
    Lowlands maakt eerste namen bekend
    Interview met schrijver Arthur Japin
    Poëzie voor beginners
    Orkest speelt in oude fabriek
    Recensie: een debuut vol humor
    Waarom we van thrillers houden
    Musical over Annie M.G. Schmidt
    Taylor Swift`,
  work: `
    Zo bereid je een sollicitatiegesprek voor
    Is thuiswerken slecht voor je rug? | wellbeing
    Vergaderen zonder agenda
    Starten als zzp'er
    Ontslag nemen: zo doe je dat
    Je eerste werkdag
    Feedback geven aan een collega
    Werken in de zorg
    Vacature: redacteur
    Omscholen tot timmerman
    Rust in de kantoortuin
    Vierdaagse werkweek
    Personeel vinden in de horeca
    Onderhandelen over je salaris | money`,
  exercise: `
    Leren schaatsen op latere leeftijd | sport
    Hardlopen voor beginners
    Yoga voor een soepele rug
    Buikspieren trainen zonder apparaten
    Trainen voor een halve marathon | sport
    Baantjes trekken
    Paardrijden leren als volwassene | animals
    Tien minuten bewegen per dag
    Padel: waarom iedereen het doet | sport
    Fit worden na je zestigste
    Bootcamp in het park
    Spierpijn na het sporten
    Zwemmen in open water | outdoors`,
  wellbeing: `
    Waarom je vaker een middagdutje moet doen
    Kun je wennen aan kou? | general
    Stilte | general
    Eenzaamheid | general
    Slecht slapen in de overgang
    Minder piekeren
    Hooikoorts: wat helpt?
    Gezond ouder worden
    Ademhalingsoefeningen tegen stress
    Vitamine D in de winter
    Wat doet suiker met je lichaam?
    Hoe herken je hoofdpijn door spanning?
    Verkouden? Dit helpt
    Vriendschap op latere leeftijd
    Liefdesverdriet | general`,
  season: `
    Kerst in een klein huis
    Surprise maken voor Sinterklaas
    Paasontbijt | meals
    Carnaval in Den Bosch
    Oud en nieuw zonder vuurwerk
    Bruiloft in de achtertuin
    Koningsdag met kinderen
    Kerstboom kopen of huren? | product
    Verjaardag vieren met weinig geld
    Vijftig jaar getrouwd | general
    Adventskalender maken
    Lampionnen voor Sint-Maarten
    Suikerfeest`,
  howto: `
    Fietsband plakken in vijf stappen
    Zelf kaarsen maken
    Breien voor beginners
    Haken: de eerste steken
    Zo strik je een stropdas | style
    Zo schrijf je een goede brief
    Origami vouwen
    Een knoop aannaaien | style
    Stappenplan: paspoort aanvragen
    Zo begin je een podcast | tech culture
    Fotograferen met je telefoon | tech
    Zo onthoud je namen`,
  product: `
    Elektrische fiets kopen: waar let je op?
    De beste koffiemachine voor een klein huishouden
    Robotstofzuiger getest in een huis met twee katten
    Nieuwe collectie regenjassen van gerecycled plastic | style
    Warmtepomp of cv-ketel? | home money
    Matras kopen
    Zo kies je de juiste matras
    airfryer getest
    Kinderwagen kopen | family
    Cadeaus voor wie alles al heeft | season
    Black Friday: echte korting?
    Welke wasmachine is het zuinigst?
    Tent kopen: waar let je op?
    Elektrische auto leasen
    Draadloze oordopjes vergeleken
    De beste wandelschoenen van dit jaar | outdoors style`,
  general: `
    “Ik wilde nooit boer worden, en kijk nu eens” | work
    Column: de lege stoel aan tafel
    Bakkerij De Halve Zool | food tastes
    How to start a vegetable garden on your balcony | garden
    Een brief aan mijn jongere zelf
    Medicijnen alleen op recept
    De kunst van het wachten
    Waarom we steeds sneller praten
    Anja en haar zus | family
    Hoe ontstaat onweer?
    Een nieuw begin
    De geschiedenis van de klok
    Toeval bestaat niet
    De kracht van een goed gesprek
    Storm in een glas water
    Op zoek naar de laatste veerman
    Jan van der Berg
    Wat als alles anders was gelopen?
    Het jaar waarin alles veranderde
    Be kind to yourself`,
}
