// Sixty made-up subjects of very different kinds, as a Dutch newsroom types them. Demo data: no person in it exists,
// but for those whose work is common knowledge.

export interface GoldenSubject {
  kind: string
  title: string
  /** The opening of the article; also what is rewritten. */
  lead: string
  /** Whether the lead is given to the tools as description: half of the people leave that field empty. */
  described: boolean
}

const subject = (kind: string, title: string, lead: string, described = true): GoldenSubject => ({
  kind,
  title,
  lead,
  described,
})

export const goldenSubjects: readonly GoldenSubject[] = [
  // News
  subject(
    'nieuws',
    'Gemeente Zutphen sluit twee zwembaden door hoge energiekosten',
    'De gemeente Zutphen sluit per 1 januari twee van de drie zwembaden. Volgens de wethouder zijn de energiekosten in een jaar verdubbeld. Zwemlessen verhuizen naar het overgebleven bad. Ouders zijn boos, omdat zij de brief pas deze week kregen.',
  ),
  subject(
    'nieuws',
    'Kabinet wil af van toeslagen',
    'Het kabinet wil de toeslagen in 2030 afschaffen. In plaats daarvan komt er een vast bedrag per huishouden. Dat moet voorkomen dat mensen achteraf geld moeten terugbetalen.',
    false,
  ),
  subject(
    'nieuws',
    'Treinen tussen Zwolle en Meppel rijden een week niet',
    'Tussen Zwolle en Meppel rijden van maandag tot en met zondag geen treinen. ProRail vervangt er wissels en twee bruggen. Er rijden bussen, maar de reis duurt ruim een half uur langer.',
  ),
  subject(
    'nieuws',
    'Scholen krijgen meer geld voor leesonderwijs',
    'Basisscholen krijgen volgend jaar extra geld voor leesonderwijs. Het bedrag is bedoeld voor boeken, voorleesuren en bijscholing van leraren. De inspectie kijkt na twee jaar wat het heeft opgeleverd.',
  ),
  subject(
    'nieuws',
    'AJAX WINT OP DE VALREEP VAN FEYENOORD',
    'Ajax heeft de Klassieker met 2-1 gewonnen. De winnende treffer viel in de laatste minuut. Feyenoord speelde het laatste kwartier met tien man.',
    false,
  ),
  subject(
    'nieuws',
    'Prijs van een brood stijgt voor het derde jaar op rij',
    'Een heel brood kost bij de bakker nu gemiddeld 3,20 euro. Dat is 20 cent meer dan vorig jaar. Bakkers wijzen naar de prijs van graan en naar hogere lonen.',
  ),
  subject(
    'nieuws',
    'Zeldzame zeearend broedt voor het eerst in de Biesbosch',
    'Boswachters zagen deze week twee jongen op het nest. De plek blijft geheim, zodat de vogels rust hebben. Wandelaars kunnen de arenden van een afstand zien vanaf de uitkijktoren.',
  ),
  subject(
    'nieuws',
    'Woningcorporatie bouwt 300 tijdelijke huizen op oud sportpark',
    'Op het oude sportpark komen 300 tijdelijke huizen. Ze blijven vijftien jaar staan. De helft is voor starters, de andere helft voor mensen die met spoed een woning zoeken.',
    false,
  ),
  // Recipes
  subject(
    'recept',
    'Recept voor appeltaart van oma',
    'Voor deze appeltaart gebruik je goudreinetten en roomboter. Het deeg rust een half uur in de koelkast. Bestrooi de taart voor het bakken met een laagje kaneelsuiker.',
  ),
  subject(
    'recept',
    'Snelle pasta met spinazie en citroen',
    'Deze pasta staat binnen een kwartier op tafel. De citroen maakt de spinazie fris en een handvol noten geeft knapperigheid. Met een schep ricotta wordt de saus romig.',
  ),
  subject(
    'recept',
    'Zuurkool uit de oven met aardappelpuree',
    'Zuurkool uit de oven maak je een dag van tevoren en warm je zo weer op.',
    false,
  ),
  subject(
    'recept',
    'Boterkoek zonder ei',
    'Boterkoek lukt ook zonder ei. Een scheutje melk geeft het deeg zijn glans. Laat de koek helemaal afkoelen voordat je hem snijdt.',
  ),
  subject('recept', 'Linzensoep voor koude dagen', '', false),
  subject(
    'recept',
    'Vegan stroopwafels bakken',
    'Je hebt er een wafelijzer voor nodig en een beetje geduld. De stroop moet nog warm zijn als je de wafels vult.',
  ),
  subject('recept', 'Gevulde paprika van de barbecue', '', false),
  // Grief
  subject(
    'in memoriam',
    'In memoriam: dirigent Harm Oosterveld (1938-2026)',
    'Dirigent Harm Oosterveld is op 88-jarige leeftijd overleden. Hij leidde ruim dertig jaar het stadskoor. Zijn uitvoeringen van de Matthäus-Passion trokken elk jaar volle kerken.',
  ),
  subject(
    'in memoriam',
    'Man overleden na ongeluk op de A28',
    'Een 43-jarige man is donderdagavond overleden na een ongeluk op de A28 bij Assen. De politie onderzoekt hoe het ongeluk kon gebeuren. De weg was enkele uren dicht.',
  ),
  subject(
    'in memoriam',
    'Rouwen om een broer',
    'Wie een broer of zus verliest, krijgt vaak de vraag hoe het met de ouders gaat. Zelf rouwen schiet er dan bij in. Drie mensen vertellen hoe zij ruimte maakten voor hun eigen verdriet.',
  ),
  subject('in memoriam', 'Borstkanker: het verhaal van Anja', '', false),
  // Products
  subject(
    'product',
    'Elektrische fiets kopen: waar let je op?',
    'Een elektrische fiets kost al snel 2.000 euro. De accu bepaalt voor een groot deel hoe ver je komt. Let ook op het gewicht, want een zware fiets til je niet makkelijk de trap op.',
  ),
  subject(
    'product',
    'De beste koffiemachine voor een klein huishouden',
    'Niet elke koffiemachine past op een klein aanrecht. Wij zetten zes compacte apparaten naast elkaar en keken naar smaak, geluid en schoonmaken.',
  ),
  subject(
    'product',
    'Robotstofzuiger getest in een huis met twee katten',
    'Kattenhaar is de zwaarste proef voor een robotstofzuiger. Na vier weken bleek vooral de borstel het verschil te maken.',
    false,
  ),
  subject(
    'product',
    'Nieuwe collectie regenjassen van gerecycled plastic',
    'De jassen zijn gemaakt van oude visnetten en flessen. Ze zijn waterdicht en ademend. De collectie ligt vanaf half maart in de winkel.',
  ),
  subject(
    'product',
    'Warmtepomp of cv-ketel?',
    'Een warmtepomp verbruikt geen gas, maar vraagt wel om een goed geïsoleerd huis. Een cv-ketel is goedkoper in aanschaf. Een hybride warmtepomp zit ertussenin.',
  ),
  subject('product', 'Matras kopen', '', false),
  // Lists
  subject(
    'lijst',
    '10 tips voor een opgeruimd huis',
    'Begin klein, met één la of één plank. Geef alles een vaste plek. Wat je een jaar niet gebruikt hebt, mag meestal weg.',
  ),
  subject(
    'lijst',
    '7 wandelingen langs de IJssel',
    'De routes zijn tussen de 6 en 18 kilometer lang. Ze beginnen allemaal bij een station. Bij hoogwater zijn twee routes afgesloten.',
  ),
  subject(
    'lijst',
    'Vijf boeken die je deze zomer niet mag missen',
    'Van een dikke familieroman tot een bundel korte verhalen: er zit voor elke lezer iets bij.',
  ),
  subject('lijst', 'De 12 leukste uitjes met kleuters bij regen', '', false),
  subject(
    'lijst',
    '5 fouten die bijna iedereen maakt bij het stekken van planten',
    'Te veel water is de bekendste fout. Ook een te grote pot doet een stek geen goed. Met een scherp en schoon mes begin je beter.',
  ),
  subject(
    'lijst',
    'Drie manieren om te besparen op je boodschappen',
    'Een lijstje maken helpt het meest. Wie één keer per week gaat, koopt minder dingen die niet nodig zijn.',
    false,
  ),
  subject(
    'lijst',
    'De mooiste kerstmarkten van Nederland en België',
    'Van Maastricht tot Leeuwarden staan de kraampjes klaar. Sommige markten duren een weekend, andere de hele maand.',
  ),
  // Questions
  subject(
    'vraag',
    'Hoe bak je brood zonder oven?',
    'Brood bakken kan ook in een gietijzeren pan op het fornuis. Het duurt iets langer en je draait het brood halverwege om.',
  ),
  subject(
    'vraag',
    'Waarom slapen pubers zo lang?',
    'In de puberteit schuift de biologische klok op. Pubers worden daardoor later moe. Vroeg naar bed sturen helpt dus niet altijd.',
  ),
  subject('vraag', 'Is thuiswerken slecht voor je rug?', '', false),
  subject(
    'vraag',
    'Wat u moet weten over box 3',
    'De regels voor box 3 veranderen. U betaalt straks belasting over het werkelijke rendement. Tot die tijd geldt een overgangsregeling.',
  ),
  subject(
    'vraag',
    'Mag je hond mee op vakantie naar Frankrijk?',
    'Een hond heeft een Europees paspoort en een chip nodig. De inenting tegen hondsdolheid moet minstens drie weken oud zijn.',
  ),
  subject('vraag', 'Kun je wennen aan kou?', '', false),
  subject(
    'vraag',
    'Wie betaalt de rekening van de energietransitie?',
    'Netbeheerders moeten de komende jaren miljarden investeren. Die kosten komen op de energierekening terecht. Hoe ze worden verdeeld, is een politieke keuze.',
  ),
  // Names
  subject('naam', 'Max Verstappen', '', false),
  subject(
    'naam',
    'Rembrandt van Rijn',
    'In het Rijksmuseum hangt een deel van zijn werk. Rembrandt schilderde, tekende en etste. Zijn zelfportretten laten hem van jong tot oud zien.',
  ),
  subject(
    'naam',
    'Stedentrip Antwerpen',
    'Antwerpen ligt op twee uur rijden. Langs de Schelde kun je urenlang wandelen. In het modekwartier zitten kleine winkels naast grote namen.',
  ),
  subject(
    'naam',
    'Bakkerij De Halve Zool',
    'De bakkerij zit in een oude schoenmakerij. Elke ochtend om zes uur gaan de eerste broden de oven in.',
  ),
  subject('naam', 'Marieke Lucas Rijneveld', '', false),
  subject(
    'naam',
    'Texel',
    'Op Texel wonen meer schapen dan mensen. Het eiland heeft brede stranden, oude duinen en zeven dorpen.',
  ),
  // One word
  subject('één woord', 'Inflatie', '', false),
  subject(
    'één woord',
    'Moestuin',
    'Een moestuin begint met goede grond. Wie klein begint, houdt er plezier in. Radijs en sla zijn geschikt voor een eerste seizoen.',
  ),
  subject('één woord', 'Stilte', '', false),
  subject(
    'één woord',
    'Kaas',
    'Nederlanders eten gemiddeld 20 kilo kaas per jaar. Jonge kaas is het populairst. Boerenkaas mag alleen zo heten als hij op de boerderij is gemaakt.',
  ),
  subject(
    'één woord',
    'Eenzaamheid',
    'Eenzaamheid komt op elke leeftijd voor. Jongvolwassenen praten er minder over dan ouderen.',
  ),
  subject('één woord', 'Pannenkoeken', '', false),
  // How things are done
  subject(
    'uitleg',
    'Zo maak je van je balkon een kleine moestuin',
    'Ook op een klein balkon kun je groente kweken. Diepe bakken en goede potgrond zijn het begin. Kruiden groeien zelfs op een balkon op het noorden.',
  ),
  subject(
    'uitleg',
    'Zo bereid je een sollicitatiegesprek voor',
    'Lees de vacature nog eens goed. Bedenk bij elke eis een voorbeeld uit je eigen werk. Een paar goede vragen aan het eind maken vaak indruk.',
  ),
  subject(
    'uitleg',
    'Waarom je vaker een middagdutje moet doen',
    'Een dutje van twintig minuten is genoeg. Wie langer slaapt, wordt juist suf wakker.',
    false,
  ),
  subject(
    'uitleg',
    'Leren schaatsen op latere leeftijd',
    'Op de schaatsbaan zie je steeds meer vijftigplussers met een stoel voor zich. Een les van een uur per week is genoeg om na een winter zelfstandig rondjes te rijden.',
  ),
  // The rest
  subject(
    'citaat',
    '“Ik wilde nooit boer worden, en kijk nu eens”',
    'Op haar veertigste nam ze de boerderij van haar ouders over. Ze stapte over op biologische teelt en opende een winkel aan huis.',
  ),
  subject(
    'citaat',
    'Wethouder: ‘De binnenstad wordt autoluw, hoe dan ook’',
    'De wethouder wil dat er in 2028 geen doorgaand verkeer meer door de binnenstad rijdt. Bewoners met een garage krijgen een ontheffing.',
  ),
  subject(
    'Engels',
    'How to start a vegetable garden on your balcony',
    'Choose a sunny spot and start with herbs. Deep pots hold water longer.',
    false,
  ),
  subject(
    'lange kop',
    'Onderzoekers van de Universiteit Utrecht ontdekken waarom sommige kinderen veel sneller leren lezen dan hun klasgenoten en wat scholen daarmee kunnen doen',
    'Het onderzoek volgde 400 kinderen van groep 3 tot groep 5. Kinderen die thuis veel werden voorgelezen, herkenden woorden sneller. Ook het ritme van de lessen speelde een rol.',
  ),
  subject(
    'column',
    'Column: de lege stoel aan tafel',
    'Sinds onze dochter op kamers woont, dek ik nog elke avond voor vier. Niemand zegt er iets van. Gisteren zat de kat op haar plek.',
  ),
]
