// Titles as a Dutch newsroom types them, about the world outside, each under the register an editor would choose. A table.
// Behind a bar stand other registers that would serve the title as well.

import type { Register } from '#dutch/writer/words/register-entry.ts'

export const titlesOutside = {
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
} satisfies Partial<Record<Register, string>>
