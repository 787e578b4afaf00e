// What the figures of an article mean, each in one line of Dutch. Pure.
import type { ArticleMetrics } from '#contract/articles/metrics.ts'
import { LEAST_WORDS_TO_RATE, readabilityWords } from '#contract/seo/readability.ts'

export interface Figure {
  label: string
  /** '93%', or a dash where the text is too short to tell. */
  value: string
  meaning: string
}

/** @param isOwn whether who reads it wrote it. */
export function figuresOf({ originality, readability, coherence, words }: ArticleMetrics, isOwn: boolean): Figure[] {
  const isShort = words !== undefined && words < LEAST_WORDS_TO_RATE
  const short = { value: '–', meaning: `Te kort om te meten: dat kan vanaf ${LEAST_WORDS_TO_RATE} woorden.` }
  return [
    { label: 'Originaliteit', value: percent(originality), meaning: originalityWords(originality, isOwn) },
    {
      label: 'Leesbaarheid',
      ...(isShort
        ? short
        : {
            value: percent(readability),
            meaning: `Volgens Flesch-Douma: ${readabilityWords(100 * readability)}.`,
          }),
    },
    {
      label: 'Samenhang',
      ...(isShort ? short : { value: percent(coherence), meaning: coherenceWords(coherence) }),
    },
  ]
}

/** Never 100% of what is not whole. */
const percent = (share: number) => `${share < 1 ? Math.min(99, Math.round(100 * share)) : 100}%`

function originalityWords(share: number, isOwn: boolean): string {
  const elsewhere = `in het origineel of in een ander artikel van ${isOwn ? 'jou' : 'dezelfde schrijver'}`
  return share === 1
    ? `Nergens staan vijf woorden op rij ook ${elsewhere}.`
    : `De rest staat ook ${elsewhere}, geteld per vijf woorden op rij.`
}

/** From what score on (contract/articles/coherence.ts). */
const TIGHT = 0.8
const LOOSE = 0.45

function coherenceWords(score: number): string {
  if (score >= TIGHT) return 'De zinnen sluiten strak op elkaar aan.'
  return score >= LOOSE
    ? 'De meeste zinnen sluiten aan op wat ervoor staat.'
    : 'Veel zinnen staan los van wat ervoor staat.'
}
