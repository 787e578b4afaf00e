// The registers of daily life: home, family, money, work, health and how things are done. Data only.
// A question must fit every title the words can meet.

import type { RegisterEntry } from './register-entry.ts'

export const REGISTERS_DAILY: readonly RegisterEntry[] = [
  {
    register: 'home',
    words: `interieur* woonkamer* slaapkamer* keuken badkamer* zolder inrichten inrichting opruimen schoonmaken schoonmaak* klussen diy verbouwen verbouwing* schilderen
      huis meubel* vloer wonen woontrend* opgeruimd decoratie* behang gordijnen muursaus latexsaus`,
    emoji: ['🏡'],
    asks: [
      'hoe ziet het er bij jou thuis uit?',
      'hoe doe jij dat thuis?',
      'ga jij ermee aan de slag?',
      'wat zou jij kiezen?',
      'wel of niet iets voor jou?',
    ],
    keeps: [
      'bewaar dit voor als je in huis bezig bent',
      'deel dit met je huisgenoten',
      'voor wie graag met het huis bezig is',
    ],
  },
  {
    register: 'style',
    words: `mode modetrend* kleding jurk jurken jas jassen *jassen schoenen sneakers outfit* haar kapsel* haarkleur* nagels make-up mascara lipstick huidverzorging skincare sieraden spijkerbroek* jeans`,
    emoji: ['✨'],
    asks: [
      'past dit bij jouw stijl?',
      'is dit jouw stijl?',
      'wat zou jij kiezen?',
      'hoe draag jij het?',
      'wel of niet jouw smaak?',
    ],
    keeps: ['deel dit met iemand met dezelfde smaak', 'stuur dit door naar een vriend of vriendin'],
  },
  {
    register: 'family',
    words: `baby* peuter* kleuter* kind kinderen *kind *kinderen ouders opvoeden opvoeding* moeder* vader* mama papa opa oma school schoolreis* kinderfeestje* zwanger* tiener* puber*
      basisschool* knutselen kraamcadeau* gezin* -babynamen -jongensnamen -kinderopvang* speeltuin*`,
    emoji: ['💛'],
    asks: [
      'hoe gaat dat bij jullie thuis?',
      'hoe doen jullie dat?',
      'hoe is dat bij jullie?',
      'wat zijn jouw ervaringen?',
      'hoe kijken jullie ernaar?',
    ],
    keeps: ['deel dit met je familie', 'deel dit met ouders die je kent'],
  },
  {
    register: 'tech',
    words: `ai app apps smartphone* iphone* android* laptop* computer* software chatgpt internet wifi wachtwoord* whatsapp instagram tiktok youtube pinterest facebook google apple
      samsung tablet* game games gamen privacy algoritme* website* podcast podcasts`,
    emoji: ['📱', '💻'],
    asks: [
      'gebruik jij het al?',
      'wat verwacht jij ervan?',
      'wat zijn jouw ervaringen?',
      'wel of niet iets voor jou?',
      'hoe ga jij ermee om?',
    ],
    keeps: ['deel dit met iemand die dit kan gebruiken', 'bewaar dit voor als je het nodig hebt'],
  },
  {
    register: 'money',
    words:
      'geld sparen besparen bespaar* spaarrekening* hypotheek* beleggen* budget* energierekening* zorgverzekering* verzekering* salaris* loon schulden zakgeld geldtip* bespaartip* boodschappen kosten kinderopvang* warmtepomp*',
    emoji: ['💶', '💡'],
    asks: [
      'hoe regel jij dat?',
      'hoe pak jij dat aan?',
      'waar let jij op?',
      'wat zijn jouw ervaringen?',
      'wat merk jij ervan?',
    ],
    keeps: [
      'bewaar dit voor als je je geldzaken regelt',
      'deel dit met iemand die dit kan gebruiken',
      'voor wie op de kosten let',
    ],
  },
  {
    register: 'work',
    words:
      'werk werken thuiswerken baan banen carrière* sollicit* solliciteren collega* kantoor* vergader* ondernemer* ondernemen zzp* freelance* leidinggeven manager* netwerken productiviteit',
    emoji: ['💼', '💡'],
    asks: [
      'hoe is dat bij jou op het werk?',
      'hoe pak jij dat aan?',
      'wat zijn jouw ervaringen?',
      'herken je dit?',
      'hoe doen jouw collega’s dat?',
    ],
    keeps: ['deel dit met een collega', 'bewaar dit voor je werkdag'],
  },
  {
    register: 'exercise',
    words: `hardlopen sporten fitness krachttraining *training *trainingen -mediatraining -assertiviteitstraining -managementtraining zwemmen sportschool* yoga pilates`,
    emoji: ['🏃', '💪'],
    asks: [
      'hoe doe jij dat?',
      'beweeg jij ook graag?',
      'wel of niet iets voor jou?',
      'met wie kom jij in beweging?',
      'wat werkt voor jou?',
    ],
    keeps: [
      'deel dit met je sportmaatje',
      'bewaar dit voor als je je sportschoenen aantrekt',
      'voor wie graag beweegt',
    ],
  },
  {
    register: 'wellbeing',
    words: `slapen slaap gezond gezonder gezonde gezondheid afvallen voeding vitamine* ontspannen ontspanning mindfulness meditatie mediteren stress rust rustig hygge zelfzorg relatie* liefde
      vriendschap* overgang hormonen hoofdpijn rugpijn bewegen ademhaling`,
    emoji: ['🌿', '💛'],
    asks: [
      'hoe doe jij dat?',
      'hoe is dat bij jou?',
      'wat werkt voor jou?',
      'hoe ga jij ermee om?',
      'wat is jouw ervaring?',
    ],
    keeps: ['bewaar dit voor een rustig moment', 'deel dit met iemand die dit kan gebruiken'],
  },
  {
    register: 'howto',
    words:
      'zelf tips tip stappenplan handleiding stap uitleg beginners maken leren repareren trucs trucjes handig handige zo',
    emoji: ['💡', '🛠️'],
    asks: ['ga jij het proberen?', 'hoe pak jij het aan?', 'wat is jouw aanpak?', 'heb jij dit weleens gedaan?'],
    keeps: ['bewaar dit voor als je aan de slag gaat', 'deel dit met iemand die dit kan gebruiken'],
  },
  {
    register: 'product',
    words: `review test getest koopgids stofzuiger* koffiemachine* e-bike* elektrische tweedehands korting sale aanbieding* collectie cadeau cadeaus cadeautips wasmachine* vaatwasser* matras`,
    emoji: ['🛍️', '✨'],
    asks: [
      'is dit iets voor jou?',
      'wat zou jij kiezen?',
      'waar let jij op?',
      'wat zijn jouw ervaringen?',
      'wel of niet kopen?',
    ],
    keeps: ['bewaar dit voor als je moet kiezen', 'deel dit met iemand die hiernaar zoekt'],
  },
]
