// Tells what kind of news a sentence holds: a figure, what changes, what to do, when, why. Knows no article.

type Told = 'lead' | 'figure' | 'quote' | 'change' | 'action' | 'question'
export type Kind = Told | 'date' | 'place' | 'name' | 'reader' | 'cause' | 'contact'

const MONTH =
  '(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october)'
const DAY =
  '(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)'

const MARKS: readonly (readonly [Kind, RegExp])[] = [
  [
    'figure',
    /€ ?\d|\d+(?:[.,]\d+)* ?(?:procent|%|euro|miljoen|miljard|kilometer|km|meter|kilo|gram|liter|graden|minuten|uur|dagen|weken|maanden|jaar|mensen|woningen)|(?<!\d)\d{1,3}(?:\.\d{3})+|(?<![\d.,:])\d{2,}(?:[.,]\d+)*(?![\d.]|:\d)|(?<!\p{L})(?:tientallen|honderden|duizenden|miljoenen|verdubbeld|gehalveerd|(?:drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|twintig|dertig|veertig|vijftig|zestig|honderd)(?: \p{L}+){0,2} (?:mensen|jaar|weken|dagen|woningen|kinderen))(?!\p{L})/u,
  ],
  [
    'change',
    /(?<!\p{L})(?:dicht|gesloten|afgesloten|sluit(?:en)?|open(?:t|en)?|opent|heropend|duurder|goedkoper|verander(?:t|en|d)|verhoogd?|verhoogt|verlaagd?|verlaagt|verdwijn(?:t|en)|nieuwe?|stopt?|vervalt|vervallen|vervangt|vervangen|gaat (?:het|de) |komt er|komen er|voortaan|omhoog|omlaag|gestegen|gedaald|stijgt|daalt|afgeschaft|ingevoerd|verhuist|start|begint|verbiedt|verboden|afgelast|geschrapt|verplaatst|uitgesteld|benoemd|opvolg\p{L}*|will (?:stop|open|close|start)|new|closes|opens)(?!\p{L})/u,
  ],
  [
    'action',
    /(?<!\p{L})(?:meld je|meld u|aanmelden|inschrijven|schrijf je|reserveren|bellen|bel|mail|kook|neem|bewaar|let op|controleer|vraag|kies|kijk|houd|gebruik|zorg|koop|boek|ga|geef|haal|solliciteren|bezwaar maken|aanvragen|opgeven|te downloaden|te bestellen|book|call|bring|take|wear)(?!\p{L})/u,
  ],
  [
    'date',
    new RegExp(
      `(?<!\\p{L})(?:${DAY}|\\d{1,2} ${MONTH}|${MONTH} \\d{4}|vanaf \\d|per \\d|vandaag|morgen|vanavond|vannacht|volgende (?:week|maand)|volgend jaar|in (?:19|20)\\d\\d|\\d{1,2}[.:]\\d{2} uur)(?!\\p{L})`,
      'u',
    ),
  ],
  ['place', /(?<!\p{L})(?:in|bij|te|uit|naar|tussen|rond|vanuit|langs|from|at|near) (?:de |het |'t )?\p{Lu}\p{L}+/u],
  ['name', /(?<=\p{L} )\p{Lu}\p{Ll}+(?: (?:van|de|der|den|ter|ten|el)){0,2} \p{Lu}\p{Ll}+/u],
  [
    'reader',
    /(?<!\p{L})(?:u|uw|je|jij|jouw|jullie|bezoekers|bewoners|reizigers|inwoners|ouders|leden|klanten|huurders|automobilisten|fietsers|wie [^.]{3,60}(?:kan|mag|moet|betaalt|krijgt)|gratis|mag|mogen|moet|moeten|verplicht|verboden|aanmelden|toegang|kost|betaalt|you|your|free|visitors|passengers|residents|tickets)(?!\p{L})/u,
  ],
  [
    'cause',
    /(?<!\p{L})(?:omdat|doordat|want|vanwege|wegens|dankzij|oorzaak|reden|daardoor|door een|gevolg van|because|due to)(?!\p{L})/u,
  ],
  [
    'contact',
    /\S@\S+\.\S|(?<!\d)0\d{2,3}[- ]\d|(?:www\.|https?:)\S|\+31|(?<!\p{L})(?:telefoon:? \d|e-mail|mailen naar|via de (?:web)?site|\p{L}+\.(?:nl|com|example))(?!\p{L})/u,
  ],
]

/** Told by capitals; the others are read in lower case, which takes a third of the time of a pattern without case. */
const CASED: ReadonlySet<Kind> = new Set(['place', 'name'])

/** The kinds of a sentence by its words alone; 'lead' and 'quote' are for who knows its place and its speaker. */
export function kindsOf(sentence: string): Set<Kind> {
  const kinds = new Set<Kind>()
  const lower = sentence.toLowerCase()
  for (const [kind, mark] of MARKS) if (mark.test(CASED.has(kind) ? sentence : lower)) kinds.add(kind)
  if (/\?["'”’)]*$/u.test(sentence)) kinds.add('question')
  return kinds
}
