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
  aan de hand van, door gebruik te maken van, met behulp van > met;
  aangaande, inzake, met betrekking tot, omtrent, ten aanzien van, ter zake van > over; aangezien > omdat; additionele > extra;
  afgezien van het feit dat > behalve dat; alsmede, alsook > en; betreffende de > over de; betreffende het > over het;
  bij aanvang van > aan het begin van; bij wijze van, indien NP, onder voorwaarde dat, op voorwaarde dat > als; bracht een bezoek aan > bezocht;
  brachten een bezoek aan > bezochten; brengen een bezoek aan > bezoeken; brengt een bezoek aan > bezoekt; danwel > of; dienen te > moeten;
  dient te > moet; dient u te > moet u; doen onderzoek naar > onderzoeken; doet onderzoek naar > onderzoekt; door tussenkomst van > via;
  een bijdrage leveren aan > bijdragen aan; geeft een beschrijving van > beschrijft; hebben betrekking op > gaan over;
  hebben de mogelijkheid om te, in staat zijn om te, zijn in staat om te, zijn in staat te > kunnen; hebt de mogelijkheid om te > kunt;
  heeft betrekking op > gaat over; heeft de mogelijkheid om te, in staat is om te, in staat is te, is in staat om te, is in staat te > kan;
  heeft tot gevolg dat > zorgt ervoor dat; immer > altijd; in belangrijke mate, in grote mate, in hoge mate > sterk; in de meeste gevallen > meestal;
  in een aantal gevallen, in sommige gevallen > soms; in eerste instantie > eerst; in feite > eigenlijk; in geen enkel geval > nooit;
  in geval van, in het geval van > bij; in het kader van, met het oog op, ter gelegenheid van > voor; in tegenstelling tot > anders dan;
  in veel gevallen > vaak; in verband met, omwille van, op grond van, uit hoofde van > vanwege;
  in vergelijking met, in vergelijking tot > vergeleken met; in voldoende mate > genoeg; indien gewenst > desgewenst;
  is het van belang > is het belangrijk; is van belang dat > is belangrijk dat; is van belang om > is belangrijk om;
  is van belang voor > is belangrijk voor; is van cruciaal belang > is cruciaal; is van essentieel belang > is essentieel;
  is van groot belang > is heel belangrijk; is voornemens om te, is voornemens te > wil; is woonachtig in > woont in;
  leveren een bijdrage aan > dragen bij aan; levert een bijdrage aan > draagt bij aan; maakt u gebruik van > gebruikt u; meerdere malen > vaker;
  met als doel om, met de bedoeling om > om; met inachtneming van > volgens; met inbegrip van > inclusief; niettegenstaande > ondanks;
  nochtans > toch; op een later moment, op een later tijdstip > later; op structurele basis > structureel; ten hoogste > hoogstens; tezamen > samen;
  tot op zekere hoogte > deels; uitermate > heel; van toepassing is op > geldt voor; verzoek ik u > vraag ik u; verzoeken wij je > vragen wij je;
  verzoeken wij u > vragen wij u; voornoemde > genoemde; zijn voornemens om te, zijn voornemens te > willen; zulks > dat; alvorens NP ~ voordat;
  alvorens te ~ voor; biedt de mogelijkheid om, biedt de mogelijkheid tot ~; de reden daarvoor is dat, de reden hiervoor is dat ~ dat komt doordat;
  een breed scala aan, een groot aantal, een grote hoeveelheid ~ veel; een grote verscheidenheid aan ~ veel verschillende;
  gebruik maken van ~ gebruiken; gebruik te maken van ~ te gebruiken; heeft als doel om, heeft als doel te ~ wil; het feit dat ~ dat;
  het merendeel van de ~ de meeste; in de richting van ~ naar; in het licht van, naar aanleiding van ~ door; in overeenstemming met ~ volgens;
  indien ~ als; met dien verstande dat ~ maar; voor wat betreft ~ over; bij wijze van spreken; in verband met elkaar; om die reden dat;
  staan in verband met; staat in verband met; voor het grootste deel van`

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
