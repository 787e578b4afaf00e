// The words for how a text reads: its sentences, paragraphs and subheadings, with their places. Knows no keyphrase.
import { sentencesOf } from '#contract/seo/sentences.ts'
import type { ArticleBlock } from './article-blocks.ts'
import type { TextPlace } from './finding.ts'
import { counted, fout, goed, matig, type Judge } from './judging.ts'
import { LIMITS } from './limits.ts'
import { split } from './mends.ts'

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

interface Counted extends TextPlace {
  words: number
}

/** Running text: not a heading, and not a table. */
const isRunning = ({ kind }: ArticleBlock) => kind === 'alinea' || kind === 'citaat' || kind === 'lijst'

/** Sentences and paragraphs with more than `most` words, longest first. */
const over = (most: number, all: readonly Counted[]) =>
  all.filter(({ words }) => words > most).toSorted((one, other) => other.words - one.words)

const sentencesIn = (blocks: readonly ArticleBlock[]): Counted[] =>
  blocks.flatMap((one, block) =>
    isRunning(one)
      ? sentencesOf(one.text).map(({ from, to }) => ({ block, from, to, words: wordsIn(one.text.slice(from, to)) }))
      : [],
  )

const paragraphsIn = (blocks: readonly ArticleBlock[]): Counted[] =>
  blocks.flatMap(({ kind, text }, block) =>
    kind === 'alinea' ? [{ block, from: 0, to: text.length, words: wordsIn(text) }] : [],
  )

/** The longest stretch without a heading, and the paragraph halfway, where one would stand well. */
function longestSection(blocks: readonly ArticleBlock[]): { words: number; place: TextPlace | null } {
  let longest = { words: 0, parts: [] as Counted[] }
  let section = longest
  for (const [block, { kind, text }] of blocks.entries()) {
    if (kind === 'kop') section = { words: 0, parts: [] }
    else {
      const words = wordsIn(text)
      section.parts.push({ block, from: 0, to: sentencesOf(text)[0]?.to ?? text.length, words })
      section.words += words
      if (section.words > longest.words) longest = section
    }
  }
  let before = 0
  const halfway = longest.parts.find(({ words }) => (before += words) > longest.words / 2)
  const place = halfway && halfway.to > 0 ? { block: halfway.block, from: halfway.from, to: halfway.to } : null
  return { words: longest.words, place }
}

const places = (counts: readonly Counted[]) => counts.map(({ block, from, to }) => ({ block, from, to }))

export const readingJudges = {
  textSentenceLength: {
    name: 'Lengte van de zinnen',
    judge({ score, reading: { blocks } }) {
      const long = over(LIMITS.sentenceWords, sentencesIn(blocks))
      const [longest] = long
      if (!longest) return score > 4 ? goed('Geen zin is te lang') : null
      const text =
        long.length === 1
          ? `Zin van ${longest.words} woorden`
          : `${long.length} zinnen van meer dan ${LIMITS.sentenceWords} woorden, de langste van ${longest.words}`
      if (score === 3) return fout(text, { places: places(long) })
      return score === 6 || score === 9 ? matig(text, { places: places(long) }) : undefined
    },
  },
  textParagraphTooLong: {
    name: 'Lengte van de alinea’s',
    judge({ score, reading: { blocks } }) {
      const long = over(LIMITS.paragraphWords, paragraphsIn(blocks))
      const [longest] = long
      const block = longest && blocks[longest.block]
      if (!block) return score > 4 ? goed('Geen alinea is te lang') : null
      const text =
        long.length === 1
          ? `Alinea van ${longest.words} woorden`
          : `${long.length} alinea’s van meer dan ${LIMITS.paragraphWords} woorden, de langste van ${longest.words}`
      const besides = { places: places(long), fix: split(longest.block, block) }
      if (score === 3) return fout(text, besides)
      return score === 6 || score === 9 ? matig(text, besides) : undefined
    },
  },
  subheadingsTooLong: {
    name: 'Tussenkoppen',
    judge({ score, reading: { blocks } }) {
      const { words, place } = longestSection(blocks)
      const anywhere = { places: place ? [place] : [] }
      if (score === 9)
        return blocks.some(({ kind }) => kind === 'kop')
          ? goed('Tussenkoppen zijn goed verdeeld')
          : goed('Kort genoeg zonder tussenkoppen')
      if (score === 2) {
        const text = `${counted(words, 'woord', 'woorden')} zonder één tussenkop`
        return words > LIMITS.longTextWords ? fout(text, anywhere) : matig(text, anywhere)
      }
      const text = `${counted(words, 'woord', 'woorden')} achter elkaar zonder tussenkop`
      return score === 6 || score === 3 ? matig(text, anywhere) : undefined
    },
  },
  passiveVoice: {
    name: 'Lijdende vorm',
    judge({ score, reading }) {
      const { passives, total } = reading.research('getPassiveVoiceResult')
      if (score === 9) return goed('Weinig zinnen in de lijdende vorm')
      if (score !== 6 && score !== 3) return undefined
      return matig(`Lijdende vorm in ${passives.length} van de ${total} zinnen: wie deed het?`, {
        places: reading.placesOf(passives),
      })
    },
  },
  sentenceBeginnings: {
    name: 'Begin van de zinnen',
    judge({ score, reading }) {
      if (score === 9) return goed('Zinnen beginnen afwisselend')
      if (score !== 3) return undefined
      const groups = reading.research('getSentenceBeginnings').filter(({ count }) => count > 2)
      const [first] = groups
      if (!first) return undefined
      const text =
        groups.length === 1
          ? `${first.count} zinnen achter elkaar beginnen met ‘${first.word}’`
          : `${groups.length} keer beginnen er drie of meer zinnen met hetzelfde woord`
      return matig(text, { places: groups.flatMap(({ sentences }) => reading.placeOfSentences(sentences) ?? []) })
    },
  },
  textPresence: {
    name: 'Genoeg tekst',
    judge: ({ score }) => (score === 3 ? fout('Er is nog te weinig tekst om te beoordelen') : undefined),
  },
} as const satisfies Record<string, Judge>
