// The ordinary registers: by which words each is known, its emoji, and the questions it may ask a reader.
// Data only. A register is recognised by its first hits: order matters, the more specific ones come first.
// A question must fit every title the words can meet ('Moestuin op het balkon: wat groeit er bij jou?').

export type Register =
  | 'serious'
  | 'news'
  | 'recipe'
  | 'food'
  | 'garden'
  | 'travel'
  | 'home'
  | 'style'
  | 'family'
  | 'animals'
  | 'tech'
  | 'money'
  | 'sport'
  | 'culture'
  | 'work'
  | 'wellbeing'
  | 'season'
  | 'howto'
  | 'product'
  | 'general'

export interface RegisterEntry {
  register: Exclude<Register, 'serious' | 'general'>
  /** Whole words; a word ending in * matches every word that begins so, one beginning with * every compound that ends so. */
  words: string
  emoji: readonly string[]
  /** Lower case, without the question mark's sentence capital. */
  asks: readonly string[]
}

export const REGISTERS: readonly RegisterEntry[] = [
  {
    register: 'news',
    words: `kabinet* kamer kamerleden kamerlid minister* premier staatssecretaris coalitie* formatie* verkiezing* stemmen peiling* partij partijen
      gemeente gemeenten gemeenteraad* wethouder* burgemeester* provincie* wetsvoorstel regering* parlement senaat politie justitie rechter rechters
      gerechtshof vonnis uitspraak boete boetes staking* staakt staken cao inflatie* recessie* economie begroting* miljoenennota bezuiniging* tekort* faillissement* failliet ontslag*
      ontslagen reorganisatie* toeslag* stikstof* klimaatakkoord asiel* migratie* navo eu brussel europese vvd pvv cda d66 pvda groenlinks bbb nsc sp sgp
      trump poetin zelensky rutte wilders storm stormschade file files spoorstoring storing stroomstoring treinverkeer ns protest* demonstratie* boeren
      onderzoek* cbs rivm knmi inspectie huizenprijzen huizenmarkt woningmarkt woningnood huur huurders huurprijzen pensioen* aow belasting* btw
      stijgt stijgen daalt dalen waarschuwt schrapt verbiedt kondigt eist`,
    emoji: [],
    asks: ['wat merk jij ervan?', 'hoe kijk jij ernaar?', 'wat is jouw mening?', 'wat vind jij ervan?'],
  },
  {
    register: 'recipe',
    words: 'recept *recept',
    emoji: ['🍽️', '😋'],
    asks: [
      'wie schuift er aan?',
      'wanneer staat dit bij jou op tafel?',
      'krijg je al trek?',
      'voor wie maak jij dit?',
      'ga jij dit maken?',
    ],
  },
  {
    register: 'food',
    words: `recepten *recepten bakken koken kookboek *taart *taarten taart cake koekjes soep *soep pasta *pasta salade* ovenschotel* ovengerecht* stamppot pannenkoek* pizza* lasagne
      risotto curry brood desembrood *brood gehaktballen appelmoes ontbijt lunch diner avondeten borrelhap* hapje* tapas dessert toetje* airfryergerecht* smoothie* koffie
      wijn wijnen bier cocktail* kaas *kaas chocolade* barbecue* bbq eten gerecht gerechten keukentip* maaltijd*`,
    emoji: ['🍽️', '😋'],
    asks: ['wie schuift er aan?', 'krijg je al trek?', 'wat staat er bij jou op tafel?', 'waar houd jij van?'],
  },
  {
    register: 'garden',
    words: `tuin tuinen tuinieren moestuin* *tuin balkonplant* plant planten kamerplant* *planten bloem bloemen bloembollen zaaien snoeien gazon kas composteren rozen hortensia* lavendel kruidentuin`,
    emoji: ['🌱', '🌿'],
    asks: ['heb jij groene vingers?', 'wat groeit er bij jou?', 'hoe staat jouw groen erbij?', 'ga jij de tuin in?'],
  },
  {
    register: 'travel',
    words: `reis reizen *reis vakantie* *vakantie stedentrip* citytrip* roadtrip* camping* kamperen rondreis* strand stranden *stranden hotel hotels wandelroute* fietsroute* weekendje
      dagje bestemming* backpack* camper* vliegtickets reistip* eiland eilanden wandelen fietsen`,
    emoji: ['🧳', '🌍'],
    asks: ['ga jij mee?', 'waar gaat jouw volgende reis heen?', 'staat dit op jouw lijstje?', 'met wie ga jij op pad?'],
  },
  {
    register: 'home',
    words: `interieur* woonkamer* slaapkamer* keuken badkamer* zolder inrichten inrichting opruimen schoonmaken schoonmaak* klussen diy verbouwen verbouwing* schilderen
      huis meubel* vloer wonen woontrend* opgeruimd decoratie* behang gordijnen`,
    emoji: ['🏡'],
    asks: [
      'hoe ziet het er bij jou thuis uit?',
      'hoe doe jij dat thuis?',
      'ga jij ermee aan de slag?',
      'wat zou jij kiezen?',
    ],
  },
  {
    register: 'style',
    words: `mode modetrend* kleding jurk jurken jas jassen *jassen schoenen sneakers outfit* haar kapsel* haarkleur* nagels make-up mascara lipstick huidverzorging skincare sieraden spijkerbroek* jeans`,
    emoji: ['✨'],
    asks: ['past dit bij jouw stijl?', 'is dit jouw stijl?', 'wat zou jij kiezen?', 'hoe draag jij het?'],
  },
  {
    register: 'family',
    words: `baby* peuter* kleuter* kind kinderen *kind *kinderen ouders opvoeden opvoeding* moeder* vader* mama papa opa oma school schoolreis* kinderfeestje* zwanger* tiener* puber*
      basisschool* knutselen kraamcadeau* gezin*`,
    emoji: ['💛'],
    asks: ['hoe gaat dat bij jullie thuis?', 'hoe doen jullie dat?', 'herken je dit?', 'wat zijn jouw ervaringen?'],
  },
  {
    register: 'animals',
    words:
      'hond honden kat katten poes poezen puppy* kitten* konijn* paard paarden huisdier* dieren dier vogel vogels egel* kippen cavia* hamster* dierentuin vlinder*',
    emoji: ['🐾'],
    asks: ['heb jij ook een zwak voor dieren?', 'deel jij je huis met een dier?', 'hoe is dat bij jouw dier?'],
  },
  {
    register: 'tech',
    words: `ai app apps smartphone* iphone* android* laptop* computer* software chatgpt internet wifi wachtwoord* whatsapp instagram tiktok youtube pinterest facebook google apple
      samsung tablet* game games gamen privacy algoritme* website* podcast podcasts`,
    emoji: ['📱', '💻'],
    asks: ['gebruik jij het al?', 'wat verwacht jij ervan?', 'wat zijn jouw ervaringen?'],
  },
  {
    register: 'money',
    words:
      'geld sparen besparen bespaar* spaarrekening* hypotheek* beleggen* budget* energierekening* zorgverzekering* verzekering* salaris* loon schulden zakgeld geldtip* bespaartip* boodschappen',
    emoji: ['💶', '💡'],
    asks: ['hoe regel jij dat?', 'hoe pak jij dat aan?', 'waar let jij op?', 'wat zijn jouw ervaringen?'],
  },
  {
    register: 'sport',
    words: `ajax psv feyenoord oranje voetbal* wk ek olympisch* eredivisie wielrennen tour schaatsen* tennis formule verstappen elftal bondscoach* finale kampioen* medaille*`,
    emoji: ['🏅'],
    asks: ['volg jij het ook?', 'ben jij erbij?', 'wat verwacht jij ervan?', 'hoe kijk jij ernaar?'],
  },
  {
    register: 'culture',
    words: `boek boeken roman romans *roman film films serie series netflix album concert* festival* museum musea tentoonstelling* expositie* theater* toneel musical* podcast songfestival kunst
      schrijver schrijfster auteur regisseur acteur actrice zanger zangeres band muziek*`,
    emoji: ['✨'],
    asks: ['staat dit op jouw lijst?', 'ben je benieuwd?', 'is dit iets voor jou?'],
  },
  {
    register: 'work',
    words:
      'werk werken thuiswerken baan banen carrière* sollicit* solliciteren collega* kantoor* vergader* ondernemer* ondernemen zzp* freelance* leidinggeven manager* netwerken productiviteit',
    emoji: ['💼', '💡'],
    asks: ['hoe is dat bij jou op het werk?', 'hoe pak jij dat aan?', 'wat zijn jouw ervaringen?', 'herken je dit?'],
  },
  {
    register: 'season',
    words: `kerst* sinterklaas* pakjesavond pasen paas* halloween* koningsdag moederdag* vaderdag* valentijn* oudejaarsavond oliebollen carnaval* verjaardag* feest *feest feestdagen bruiloft* trouwen`,
    emoji: ['✨'],
    asks: ['wat zijn jouw plannen?', 'hoe pak jij het aan?'],
  },
  {
    register: 'wellbeing',
    words: `slapen slaap gezond gezonder gezonde gezondheid afvallen voeding vitamine* ontspannen ontspanning mindfulness meditatie mediteren stress rust rustig hygge zelfzorg relatie* liefde
      vriendschap* overgang hormonen hoofdpijn rugpijn bewegen ademhaling yoga hardlopen
      marathon* sporten fitness krachttraining zwemmen sportschool*`,
    emoji: ['🌿', '💛'],
    asks: ['hoe doe jij dat?', 'herken je dit?', 'wat werkt voor jou?', 'hoe ga jij ermee om?'],
  },
  {
    register: 'howto',
    words:
      'zelf tips tip stappenplan handleiding stap uitleg beginners maken leren repareren trucs trucjes handig handige zo',
    emoji: ['💡', '🛠️'],
    asks: ['ga jij het proberen?', 'hoe pak jij het aan?', 'wat is jouw aanpak?', 'heb jij dit weleens gedaan?'],
  },
  {
    register: 'product',
    words: `review test getest koopgids airfryer* stofzuiger* koffiemachine* e-bike* elektrische tweedehands korting sale aanbieding* collectie cadeau cadeaus cadeautips wasmachine* vaatwasser* matras`,
    emoji: ['🛍️', '✨'],
    asks: ['is dit iets voor jou?', 'wat zou jij kiezen?', 'waar let jij op?', 'wat zijn jouw ervaringen?'],
  },
]
