// Titles as a Dutch newsroom types them, about life at home, each under the register an editor would choose. A table.
// Behind a bar stand other registers that would serve the title as well.

import type { Register } from '#dutch/writer/words/register-entry.ts'

export const titlesAtHome = {
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
} satisfies Partial<Record<Register, string>>
