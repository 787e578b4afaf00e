// Official and roundabout Dutch ('met betrekking tot'), and the plain word for it. The form the phrases are written in:
// 'phrase, phrase > plain': 'plain' fits in the same place of the sentence, whatever stands around it.
// 'phrase ~ plain': it usually says the same, but the sentence may have to change; with nothing behind it there is only the remark.
// A phrase alone is right as it stands, and keeps a shorter one within it from being found.
// NP stands for each word that opens a noun phrase or is a subject; it has to follow, and stays.
import { wordSet } from '#dutch/text/word-lists.ts'
import { PHRASE_OPENERS } from '#dutch/text/words/function-words.ts'
import { PLAIN_PHRASES } from '#dutch/text/words/plain-words.ts'
import { phraseAt, type Word } from './reading.ts'
import { type Hit, hitOn, type Rule } from './rule.ts'
import { likeCase } from './written-form.ts'

const OWN_PHRASES = `
  aan de hand van, met behulp van > met; met betrekking tot, omtrent, ten aanzien van > over; aangezien > omdat; alsmede, alsook > en;
  betreffende de > over de; betreffende het > over het; bij aanvang van > aan het begin van; bij wijze van, indien NP > als; danwel > of;
  dienen te > moeten; dient te > moet; dient u te > moet u; hebben betrekking op > gaan over; heeft betrekking op > gaat over;
  in staat zijn om te, zijn in staat om te, zijn in staat te > kunnen; in staat is om te, is in staat om te, is in staat te > kan;
  heeft tot gevolg dat > zorgt ervoor dat; in hoge mate > sterk; in de meeste gevallen > meestal; in eerste instantie > eerst; in feite > eigenlijk;
  in het geval van > bij; in het kader van, met het oog op, ter gelegenheid van > voor; in veel gevallen > vaak;
  in verband met, op grond van > vanwege; is van belang dat > is belangrijk dat; is van groot belang > is heel belangrijk;
  is woonachtig in > woont in; meerdere malen > vaker; op een later moment > later; tezamen > samen; uitermate > heel; zulks > dat;
  alvorens NP ~ voordat; alvorens te ~ voor; een groot aantal ~ veel; gebruik maken van ~ gebruiken; gebruik te maken van ~ te gebruiken;
  het feit dat ~ dat; in de richting van ~ naar; naar aanleiding van ~ door; in overeenstemming met ~ volgens; indien ~ als;
  bij wijze van spreken; in verband met elkaar; om die reden dat; staan in verband met; staat in verband met; voor het grootste deel van`

/** 'Aan de hand van haar moeder': a hand, not a means. */
const HOLDING = wordSet('mijn zijn haar jouw je hun ons onze mama papa oma opa')

export interface PlainWording {
  /** What says the same, null where there is no telling. */
  plain: string | null
  /** Whether `plain` fits in the same place. */
  fits: boolean
  /** How many of the phrase's words it replaces. */
  words: number
}

/** By the phrase in lower case; null when the phrase is right as it stands. */
export const PLAIN_WORDS: ReadonlyMap<string, PlainWording | null> = new Map([
  ...`${PLAIN_PHRASES}; ${OWN_PHRASES}`.trim().split(/;\s+/).flatMap(wordingsIn),
  ...[...HOLDING].map((word): [string, null] => [`aan de hand van ${word}`, null]),
])

function wordingsIn(entry: string): [string, PlainWording | null][] {
  const [, written = '', sign, plain = ''] = /^(.*?)(?: ([>~])(?: (.*))?)?$/.exec(entry) ?? []
  return written.split(', ').flatMap((one) => {
    const phrase = one.replace(/ NP$/, '')
    const wording =
      sign === undefined ? null : { plain: plain || null, fits: sign === '>', words: phrase.split(' ').length }
    return phrase === one ? [[phrase, wording]] : [...PHRASE_OPENERS].map((opener) => [`${phrase} ${opener}`, wording])
  })
}

const PHRASES = [...PLAIN_WORDS.keys()].map((phrase) => phrase.split(' '))
const LONGEST = Math.max(...PHRASES.map(({ length }) => length))
const FIRST_WORDS = new Set(PHRASES.map(([first]) => first))

export const wordyPhrases: Rule = {
  severity: 'tip',
  label: 'Omslachtig of ambtelijk',
  explanation:
    'Een gewoon woord leest sneller dan een omweg: ‘over’ in plaats van ‘met betrekking tot’, ‘als’ in plaats van ‘indien’.',
  find: ({ text, words }) => {
    const hits: Hit[] = []
    for (let index = 0; index < words.length;) {
      const { length, wording } = phraseFrom(words, index)
      const [first, last] = [words[index], words[index + length - 1]]
      if (first && last && wording) hits.push(hit(text, first, last, wording))
      index += length
    }
    return hits
  },
}

/** The longest phrase at word `index`, and how many words of it are one phrase. */
function phraseFrom(words: readonly Word[], index: number): { length: number; wording?: PlainWording | null } {
  if (!FIRST_WORDS.has(words[index]?.lower)) return { length: 1 }
  const spoken = phraseAt(words, index, LONGEST).split(' ')
  for (let length = spoken.length; length > 0; length -= 1) {
    const wording = PLAIN_WORDS.get(spoken.slice(0, length).join(' '))
    if (wording !== undefined) return { length: wording?.words ?? length, wording }
  }
  return { length: 1 }
}

function hit(text: string, first: Word, last: Word, { plain, fits }: PlainWording): Hit {
  const written = text.slice(first.start, last.end)
  const better = plain === null ? null : likeCase(written, plain)
  const advice = better === null ? 'zeg het korter' : fits ? `‘${better}’ zegt hetzelfde` : `vaak volstaat ‘${better}’`
  return hitOn(first, `‘${written}’ is omslachtig, ${advice}.`, fits ? better : null, last)
}
