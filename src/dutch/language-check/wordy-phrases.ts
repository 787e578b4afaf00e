// 'Met betrekking tot' -> 'over': roundabout phrases that have a plain word. The phrases themselves stand in plain-words.ts.
import { likeCase } from './capitals.ts'
import { PLAIN_WORDS, type PlainWording } from './plain-words.ts'
import { phraseAt, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

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
