// Title cores for moving and feeling well. Data only. No promise about health.

import type { CoreGroup } from './core-group.ts'

/** Both registers. */
export const HEALTH: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    cores: [
      'in een eigen tempo',
      'kleine stappen tellen',
      'wat werkt, wat past en wat [je|u] {op een drukke dag }volhoudt',
      'voor wie iets wil veranderen{ en daar rustig de tijd voor neemt| zonder alles om te gooien}',
      'waarom kleine stappen {vaak }beter blijven hangen dan <grote|goede> voornemens',
      'wat een lichaam nodig heeft, wat {vaak }tegenwerkt en wat {in een gewone dag }past',
      'over fabels, feiten en {vooral }wat in <de praktijk|het dagelijks leven> werkt',
      'waar [je|u] vandaag {al }mee kunt beginnen, en wat {gerust |nog even }kan wachten',
      'met aandacht voor lichaam en geest{, en voor wat in een gewone dag past}',
    ],
    asks: [
      'wat werkt voor [jou|u]?',
      'waar [begin je|begint u]?',
      'wat past in [jouw|uw] dag?',
      'wat is fabel en wat is feit?',
      'hoe [houd je|houdt u] dat vol?',
    ],
    parts: ['wat werkt', 'wat een lichaam nodig heeft', 'waar [je|u] vandaag begint', 'waarom kleine stappen tellen'],
  },
  {
    heads: ['doing'],
    cores: [
      'zo [begin je|begint u] klein{ en [houd je|houdt u] het vol}{, ook op een drukke dag|, ook als de zin even ontbreekt}',
      'zo [vind je|vindt u] een ritme dat {bij [je|u] }past{, zonder alles om te gooien|, ook in een druk leven}',
      'hoe [je|u] {stap voor stap }een gewoonte opbouwt en {ook }volhoudt als het {even }tegenzit',
      'over rust, ritme en gewoontes die {ook op een drukke dag }<blijven|overeind blijven>',
    ],
  },
]

export const EXERCISE: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    cores: [
      'in beweging',
      'rustig opbouwen loont',
      'van de eerste keer tot een vast ritme',
      'over opbouwen, uitrusten en plezier <houden|blijven houden> in bewegen',
      'voor wie <net|voor het eerst> begint, weer begint of al jaren {met plezier }beweegt',
      'waarom rustdagen {minstens zo hard |gewoon }meetellen{ en een maatje helpt| en opbouwen tijd kost}',
      'rustig opbouwen, goed uitrusten en {dan }{met plezier }een tandje erbij',
    ],
    asks: [
      'alleen of met een maatje?',
      'binnen of juist buiten?',
      'wanneer [neem je|neemt u] rust?',
      'hoe [houd je|houdt u] er plezier in?',
    ],
    parts: ['hoe [je|u] rustig opbouwt', 'waarom rustdagen meetellen', 'waarom een maatje helpt'],
  },
  {
    heads: ['topic', 'doing'],
    cores: [
      'zo [bouw je|bouwt u] rustig op{ en [houd je|houdt u] plezier}{, ook als de zin even ontbreekt}',
      'zo [kom je|komt u] met plezier in beweging{, ook als de bank aan [je|u] trekt|, ook na een lange werkdag}',
    ],
  },
]

export const WELLBEING: readonly CoreGroup[] = [
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    cores: [
      'met oog voor lichaam en hoofd',
      'hoe [je|u] naar [je|uw] lichaam luistert en <wanneer [je|u] hulp vraagt|wat [je|u] daar zelf mee doet>',
      'wat een mens nodig heeft, wat {vaak }tegenwerkt en wat {op een drukke dag }helpt',
      'wat een lichaam <vertelt|laat weten>, wat [je|u] daar zelf mee kunt en wanneer hulp verstandig is',
      'waarom dat voor iedereen anders is{ en goede raad dus zelden voor iedereen werkt}',
    ],
    asks: ['wat helpt [jou|u]?', 'welke signalen [neem je|neemt u] serieus?', 'wat geeft rust en wat kost energie?'],
    parts: ['wat helpt', 'welke signalen [je|u] serieus neemt', 'wanneer hulp verstandig is'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title: /stress|\brust|ontspan|slaap|slapen|mindful|medit|zelfzorg|\badem|drukte|hygge|onthaast/iu,
    cores: [
      'even op adem komen',
      'tussen moeten en mogen',
      'met {wat |iets }minder moeten en {wat |iets }meer mogen',
      'rust, ritme en {een beetje |veel }geduld',
      'over luisteren naar het lichaam en {af en toe }gas terugnemen',
      'wat rust geeft, wat energie kost en waar [je|u] {vandaag |vandaag al }mee kunt beginnen',
    ],
    asks: ['wat mag er af van de lijst?', 'wanneer [zeg je|zegt u] nee?'],
    parts: ['wat rust geeft', 'wat energie kost', 'waarom rust erbij hoort', 'wanneer minder juist meer is'],
  },
  {
    heads: ['topic', 'doing'],
    title: /stress|\brust|ontspan|mindful|medit|zelfzorg|\badem|drukte|hygge|onthaast/iu,
    cores: ['zo [neem je|neemt u] {op tijd }gas terug{, zonder schuldgevoel|, ook als de agenda vol staat}'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed'],
    title: /slaap|slapen|nacht/iu,
    cores: [
      'voor een rustige avond en een goede nacht',
      'van een rustige avond tot een ochtend zonder snoozen',
      'wat een vast ritme doet, wat [je|u] ’s avonds beter laat en waarom piekeren {zo }wakker houdt',
    ],
    asks: ['wat houdt [jou|u] wakker?'],
  },
  {
    heads: ['topic', 'definite', 'doing', 'list', 'way', 'composed', 'statement', 'question'],
    title: /relatie|liefde|vriendschap/iu,
    cores: [
      'over praten, zwijgen en elkaar {blijven }zien',
      'wat mensen bij elkaar houdt{, ook als het even tegenzit| en waarom praten dan helpt}',
    ],
  },
  {
    heads: ['statement', 'question', 'why'],
    cores: [
      'met aandacht voor wat een mens nodig heeft',
      'wat dat met een mens doet en waarom dat voor iedereen anders is',
    ],
    parts: ['wat dat met een mens doet', 'wat op een drukke dag helpt', 'waarom dat voor iedereen anders is'],
  },
]
