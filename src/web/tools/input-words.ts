// What a set of texts was made of, in a few Dutch words: for the line that the form folds to, and above the texts. Pure.
import { SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'

/** The request that texts were written for; null when it is not known. */
export type Asked = Readonly<Record<string, unknown>> | null

/** A text that says something, not only white space. */
export const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The title that was sent: a field of its own, or what stands before the first separator in `url`. */
export function titleIn(asked: Asked): string | undefined {
  const { title, subject, url } = asked ?? {}
  if (isFilled(title)) return title
  if (isFilled(subject)) return subject
  return isFilled(url) ? url.split(SUBJECT_SEPARATOR)[0] : undefined
}

/** All that a request tells about its subject, whatever its tool calls the fields: what its tone is read from. */
export function toldIn(asked: NonNullable<Asked>): { title: string; description: string; source: string } {
  const { description, context, url, source } = asked
  const joined = isFilled(url) ? url.split(SUBJECT_SEPARATOR).slice(1).join(SUBJECT_SEPARATOR) : ''
  return {
    title: titleIn(asked) ?? '',
    description: [description, context].find(isFilled) ?? joined,
    source: isFilled(source) ? source : '',
  }
}

/** Whether a request tells more of its subject than a title; its article does not count. */
export const isDescribed = ({ description, context, url }: NonNullable<Asked>) =>
  isFilled(description) || isFilled(context) || (isFilled(url) && url.includes(SUBJECT_SEPARATOR))

/** So many words in a row are taken over, and not met by chance. */
const TAKEN_OVER = 3

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('nl').match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether at least one of `texts` has three words in a row from `source` that do not stand in `title` already. */
function takesFrom(source: string, title: string, texts: readonly string[]): boolean {
  const [there, told] = [source, title].map((text) => ` ${wordsOf(text).join(' ')} `)
  return texts.some((text) => {
    const words = wordsOf(text)
    return words.some((_, at) => {
      const run = ` ${words.slice(at, at + TAKEN_OVER).join(' ')} `
      return at + TAKEN_OVER <= words.length && there?.includes(run) === true && told?.includes(run) === false
    })
  })
}

/**
 * Where texts came from, after a count: 'uit je artikel'; empty when that was a title alone, or is not known, and when nothing
 * of the article can be found in any of them.
 */
export function originOf(asked: Asked, texts: readonly string[]): string {
  if (asked === null) return ''
  const { source } = asked
  if (isFilled(source)) return takesFrom(source, titleIn(asked) ?? '', texts) ? 'uit je artikel' : ''
  if (isFilled(asked['context'])) return 'uit je context'
  return isDescribed(asked) ? 'uit je omschrijving' : ''
}

/** The input in parts, as they stand behind 'Invoer'. */
export function inputInWords(asked: Asked): string[] {
  if (asked === null) return ['uit je geschiedenis']
  const own = isFilled(asked['context']) ? ['Onderwerp', 'context'] : ['Titel', 'omschrijving']
  const described = isDescribed(asked)
  if (isFilled(asked['source'])) return [`${own.slice(0, described ? 2 : 1).join(' en ')} uit het artikel`]
  return [`‘${titleIn(asked) ?? ''}’`, `${described ? 'met' : 'zonder'} ${own[1]}`]
}
