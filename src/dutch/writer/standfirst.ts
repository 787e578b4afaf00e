// The description as its writer put it together, by itself and behind a title that is a quote: where a set has too few facts, it
// says more than another line around the title. Knows nothing of networks.
import { characterCount } from '../characters.ts'
import type { Candidate } from './choice.ts'
import { headline, sentence } from './endings.ts'
import type { Material } from './material.ts'
import { CONDITION } from './news.ts'
import { windowsOf } from './windows.ts'

/** Texts of at most `most` characters; none without a description or a title that is a quote. */
export function standfirstsOf(material: Material, most: number): Candidate[] {
  const { said, title, language } = material
  const begun = windowsOf(material, most).filter(({ begins }) => begins)
  // One sentence by itself leaves its reader asking what it is about, and 'de man' who he is.
  const described = begun
    .filter(({ pieces }) => pieces.length > 1 && pieces.every(({ summary }) => summary))
    .findLast(({ pieces: [first], text }) => {
      const asks = first?.definites.opens !== false || CONDITION.test(text)
      return first?.news === true || language === 'en' || !asks
    })
  // What the quote is about stands for the title: the sentence that tells it, and those behind it.
  const told =
    said === null
      ? []
      : begun.flatMap(({ pieces: [first], text }) =>
          first !== undefined && headline(first.short) === title ? [`${sentence(said)} ${text}`] : [],
        )
  const texts = [told.findLast((text) => characterCount(text) <= most), described?.text]
  return texts.flatMap((text, at) => (text === undefined ? [] : [{ text, angle: `standfirst ${at}`, score: -at }]))
}
