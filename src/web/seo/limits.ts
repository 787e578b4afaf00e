// What search engines show of an article, and what reads well: the limits of the analysis. Knows neither.

/** As wide as a title may be on a computer before Google cuts it, in pixels (measured; Google publishes none). */
export const TITLE_WIDTH_PX = 600

/** Of a description, in characters: under `least` there is room left, over `most` Google cuts it. */
export const DESCRIPTION_LENGTH = { least: 90, most: 155 } as const

/** In words. For news these are tighter than those of yoastseo for paragraphs, and looser for texts: docs/decisions/0031. */
export const LIMITS = {
  sentenceWords: 20,
  paragraphWords: 120,
  longParagraphWords: 160,
  textWords: 150,
  shortTextWords: 100,
  /** From here on a text needs subheadings, and a section is too long. */
  sectionWords: 300,
  /** A text of so many words without a subheading is hard to find one's way in. */
  longTextWords: 600,
  /** Sentences in the passive voice, in percent. */
  passivePercent: 10,
} as const
