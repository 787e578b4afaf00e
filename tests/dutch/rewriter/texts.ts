// Dutch texts of the kinds people rewrite, made up for the tests.

export const texts = {
  news: `Spoorbrug bij Winsum maanden dicht

WINSUM - De spoorbrug over het Reitdiep blijft zeker tot 14 oktober gesloten. Dat meldt ProRail woensdag naar aanleiding van een inspectie. In het staal zijn scheuren gevonden, waardoor de brug volgens deskundigen niet langer veilig is.

Reizigers tussen Groningen en Roodeschool dienen rekening te houden met een extra reistijd van circa 35 minuten. Arriva zet gedurende de werkzaamheden bussen in, maar in de spits kan het erg druk worden. “We doen wat we kunnen, maar je kunt een trein niet zomaar vervangen door twee bussen”, zegt woordvoerder Anneke Postma.

De brug dateert uit 1934 en werd in 2008 voor het laatst gerenoveerd. De kosten van het herstel worden geschat op 2,3 miljoen euro. Het is nog niet duidelijk wie de schade gaat betalen; de provincie wil daar eerst onderzoek naar doen. Ondernemers in het dorp maken zich ondertussen zorgen, omdat zij veel dagjesmensen per trein ontvangen.`,

  newsletter: `Hoi allemaal!

Wat fijn dat je er weer bent! 🎉 Het is eindelijk lente en dat betekent dat we weer lekker naar buiten kunnen. In deze nieuwsbrief lees je natuurlijk alles over onze nieuwe workshops, en we hebben ook een superleuke winactie voor je.

Op zaterdag 12 april leer je van Fatima hoe je een balkontuin maakt. Je hebt geen ervaring nodig en alle spullen liggen voor je klaar. Heb je zelf nog oude potten staan? Neem ze dan gerust mee, want wij geven ze graag een tweede leven!

Meld je snel aan via www.degroenehoek.nl/workshops, want er zijn maar 15 plekken. En vergeet je vriendin niet mee te nemen: zij krijgt 10% korting.

Groetjes,
Sanne en het team van De Groene Hoek`,

  shop: `De Nordic wandelschoen is een uitermate comfortabele schoen die je dankzij het waterdichte membraan het hele jaar door kunt dragen. De zool is voorzien van diepe groeven, zodat je op een nat bospad niet wegglijdt. Je voeten blijven droog en warm.

Dankzij de gewatteerde kraag krijg je geen blaren, ook niet als je een hele dag onderweg bent. De schoen is leverbaar in maat 36 t/m 48 en in drie kleuren. Twijfel je over je maat? Bestel dan gewoon twee paar en stuur het paar dat niet past kosteloos retour.

Je ontvangt je bestelling binnen 2 werkdagen. Niet tevreden? Dan krijg je binnen 30 dagen je geld terug.`,

  municipality: `Geachte heer/mevrouw,

Naar aanleiding van uw aanvraag d.d. 3 maart jl. delen wij u mede dat wij uw verzoek om een parkeervergunning in behandeling hebben genomen. Wij verzoeken u de ontbrekende bescheiden binnen twee weken toe te zenden. Indien u hiertoe niet in staat bent, dient u dit schriftelijk aan ons kenbaar te maken.

Teneinde de aanvraag te kunnen beoordelen, dienen wij te beschikken over een kopie van uw kentekenbewijs alsmede een bewijs van inschrijving. U kunt deze documenten o.a. per post of via ons digitale loket aanleveren. Het besluit ontvangt u uiterlijk acht weken nadat wij alle gegevens hebben ontvangen.

Heeft u nog vragen met betrekking tot deze brief? Dan kunt u telefonisch contact opnemen met het Klant Contact Centrum, bereikbaar op 14 050 van maandag t/m vrijdag tussen 08.30 en 17.00 uur. Wij vertrouwen erop u hiermee voldoende te hebben geïnformeerd.

Hoogachtend,

Namens het college van burgemeester en wethouders van Groningen,
J.P. de Vries`,

  recipe: `Romige pompoensoep met salie

Het is weer zover: de dagen worden korter en de pompoenen liggen hoog opgestapeld bij de groenteboer. Deze soep is echt heel makkelijk te maken en hij smaakt de volgende dag eigenlijk nog beter. Ik maak altijd een grote pan, zodat ik een paar porties kan invriezen.

Je hebt het volgende nodig:

- 1 flespompoen (ongeveer 1 kilo)
- 2 uien en 3 tenen knoflook
- 1 liter groentebouillon
- een handje verse salie

Snijd de pompoen in blokjes en bak de uien glazig. Voeg de pompoen en de bouillon toe en laat de soep zo’n 20 minuten zachtjes koken. Pureer de soep met een staafmixer en breng hem op smaak met peper en zout. Bak de salie in een beetje boter tot de blaadjes knapperig zijn en strooi ze over de soep.

Lekker met een stuk oud brood. Eet smakelijk!`,

  obituary: `In memoriam Wim Haanstra (1941-2025)

Met grote verslagenheid hebben wij kennisgenomen van het overlijden van ons erelid Wim Haanstra. Wim was gedurende meer dan veertig jaar onlosmakelijk verbonden met onze vereniging. Hij was een man van weinig woorden, maar wie hem kende, wist dat hij altijd klaarstond voor een ander.

In 1974 richtte hij samen met zijn broer de jeugdafdeling op. Menigeen heeft van hem leren schaatsen op de ondergelopen ijsbaan achter de kerk. “Gewoon vallen en weer opstaan”, zei hij dan, en dat deed hij zelf ook toen zijn gezondheid hem in de steek liet.

Wij verliezen in Wim een betrokken mens en een goede vriend. Onze gedachten zijn bij Tineke, de kinderen en de kleinkinderen.`,

  interview: `‘Ik wil dat mensen weer durven te lezen’

Bibliothecaris Joost van den Berg (52) stopt na dertig jaar bij de bibliotheek van Assen. Hij begon als uitzendkracht en werd uiteindelijk directeur. Wij spraken hem in zijn lievelingsstoel op de eerste verdieping.

Waarom stop je ermee?

‘Het is mooi geweest. Je moet een keer plaatsmaken voor jongere mensen, en ik vind dat je dat zelf moet doen voordat een ander het zegt.’ Hij lacht en wijst naar de kast achter zich. ‘Daar staan de boeken die ik nog moet lezen.’

Van den Berg is eigenlijk altijd een lezer geweest. Als kind las hij onder de dekens met een zaklamp, hetgeen zijn moeder oogluikend toestond. Hij vindt het jammer dat kinderen thans minder lezen, maar hij is niet somber. ‘Een goed boek vindt altijd zijn lezer’, zegt hij. ‘Soms duurt dat alleen vijftig jaar.’`,

  blog: `Een jaar zonder auto: dit heb ik geleerd

Precies een jaar geleden verkochten we onze auto. Mijn man vond het een te gek plan, maar ik had zo m’n twijfels. Hoe moet je dan boodschappen doen? En wat doe je als je kind ’s avonds laat opeens koorts krijgt?

Nou, ik kan je vertellen: je went er heel snel aan. Je plant je week beter en je fietst veel meer dan je denkt. Natuurlijk zijn er dagen dat je baalt als een stekker, bijvoorbeeld als het regent en je tas kapotgaat. Maar meestal voel je je gewoon vrijer. Dat is best wel bijzonder.

Wil je het zelf ook proberen? Begin dan klein en laat je auto eens een week staan. Schrijf op hoeveel je normaal aan benzine uitgeeft, want dat bedrag kun je straks mooi opzijzetten. Vraag je buren of je af en toe hun auto kunt lenen. En geef jezelf de tijd, je hoeft het niet meteen perfect te doen 😊

Ik ben benieuwd wat jij ervan vindt! Laat het me weten in de reacties.`,

  insurer: `Betreft: wijziging van uw autoverzekering

Geachte mevrouw Bakker,

U heeft bij ons een autoverzekering met polisnummer 4471.892.003. Per 1 januari 2026 wijzigen de voorwaarden van uw verzekering. In deze brief leest u wat er voor u verandert en wat u kunt doen.

Uw premie stijgt met 4,2%, omdat de kosten van reparaties zijn gestegen. U betaalt vanaf januari € 61,80 per maand. Rijdt u minder dan 7.500 kilometer per jaar, dan komt u mogelijk in aanmerking voor korting. Geeft u ons dan vóór 15 december uw kilometerstand door via Mijn Polis.

Bent u het niet eens met de wijziging? Dan heeft u het recht om uw verzekering binnen 30 dagen te beëindigen. Wij helpen u graag bij het vinden van een verzekering die beter bij u past. Onze adviseurs bellen u desgewenst terug op een tijdstip dat u zelf kiest.

Met vriendelijke groet,

Ruud Verhoeven
Manager Particulieren`,

  bullets: `Zo bereid je je sollicitatiegesprek voor

Een goede voorbereiding geeft je zelfvertrouwen. Neem de tijd en loop deze punten na:

* Zoek uit wat het bedrijf doet en wie je gesprekspartners zijn.
* Bedenk drie voorbeelden waarmee je laat zien wat je kunt.
* Oefen je verhaal hardop, bij voorkeur met iemand die kritisch durft te zijn.
* Leg de avond van tevoren je kleren klaar; dat scheelt stress.

1. Kom tien minuten te vroeg.
2. Zet je telefoon uit.
3. Stel zelf ook vragen, want daarmee toon je interesse.

Meer weten? Mail naar loopbaan@werkplein-noord.nl of lees verder op [onze pagina over solliciteren](https://www.werkplein-noord.nl/tips?van=blog). #solliciteren #werk`,

  markdown: `# Composteren voor beginners

Composteren is het proces waarbij organisch afval door bacteriën en schimmels wordt omgezet in compost. Het is goed voor je tuin en je hoeft minder afval aan de straat te zetten. Veel mensen denken dat het stinkt, maar dat is niet het geval wanneer je het op de juiste wijze doet.

## Wat heb je nodig?

Je kunt een compostvat **kopen** of er zelf een bouwen van oude pallets. Een vat van 200 liter is voor een gezin met een kleine tuin voldoende. Zet het vat op een plek in de halfschaduw, zodat de inhoud niet uitdroogt. Zorg er tevens voor dat de bodem open is, want dan kunnen wormen erbij. De wormen doen het meeste werk.

## Wat mag erin?

| Wel | Niet |
| --- | --- |
| groenteresten | vlees |
| koffiedik | kattenbakkorrels |

Gebruik zowel bruin als groen materiaal. *Bruin* is droog, zoals bladeren en karton; *groen* is vochtig, zoals gras en schillen. Een goede verhouding is 1 deel groen op 2 delen bruin (zie ook de [compostwijzer](https://example.org/compost)).

\`\`\`
bruin: 2
groen: 1
\`\`\`

Na ongeveer negen maanden is je compost klaar. Je herkent goede compost aan de geur van bosgrond.`,

  windows: `Beste collega's,\r\n\r\nVanaf maandag 6 mei werken we op een andere manier samen aan de roosters. De reden hiervoor is dat er in het verleden te vaak misverstanden zijn ontstaan. Iedereen voert z'n voorkeuren voortaan zelf in, en de planners maken op basis daarvan een voorstel. Dat voorstel krijg je uiterlijk op de 20e van de maand.\r\n\r\nHet is van belang dat je je voorkeuren op tijd doorgeeft. Doe je dat niet, dan plannen we je in waar er plek is. Wie vragen heeft, kan d.m.v. een mailtje contact opnemen met Karin van de planning. Zij is op dit moment elke dag bereikbaar, behalve op woensdag.\r\n\r\nBedankt voor jullie medewerking!\r\n\r\nGroeten,\r\nPeter`,
} as const

export type TextName = keyof typeof texts
