// What the bar and its dialog do with what they are given: a text, a file or an address becomes the article, or it is said
// why not. Knows no markup.
import { useState } from 'react'
import { hasFrontMatter, textOfMarkdown } from './markdown-text.ts'
import { oneFile, openSourceFile } from './source-file.ts'
import { articleOf, showsNothing, type Taken } from './taking.ts'
import { useArticle } from './use-article.ts'
import { useReading } from './use-reading.ts'
import { addressIn, isText } from './web-address.ts'

const NOTHING_SEEN =
  'In deze tekst staat niets wat je kunt lezen, alleen onzichtbare tekens. Kopieer het artikel nog eens.'

const NOT_LOADED = 'De tekst kon niet worden verwerkt. Controleer je verbinding en probeer het opnieuw.'

export function useTaking() {
  const { fill } = useArticle()
  const reading = useReading()
  const [problem, setProblem] = useState<string>()

  async function take(taken: Taken): Promise<boolean> {
    if (showsNothing(taken.text)) {
      setProblem(NOTHING_SEEN)
      return false
    }
    try {
      const article = await articleOf(taken)
      reading.forget()
      setProblem(undefined)
      fill(article)
      return true
    } catch {
      setProblem(NOT_LOADED)
      return false
    }
  }
  /** Resolves to whether the bar was filled. */
  async function takeFile(files: FileList | null): Promise<boolean> {
    const file = oneFile(files)
    if (file === null) return false
    const opened = file instanceof File ? await openSourceFile(file) : file
    if ('taken' in opened) return take(opened.taken)
    setProblem(opened.problem)
    return false
  }
  async function read(url: string): Promise<boolean> {
    setProblem(undefined)
    const article = await reading.read(url)
    if (article) fill(article)
    return article !== null
  }
  /** Takes an address or, with `asText`, a text of any length. Resolves to whether the bar was filled. */
  async function takeTyped(typed: string, { asText = false } = {}): Promise<boolean> {
    const url = addressIn(typed)
    if (url !== null) return read(url)
    if (typed.trim() !== '' && (asText || isText(typed) || showsNothing(typed)))
      return take(hasFrontMatter(typed) ? textOfMarkdown(typed) : { text: typed })
    setProblem(
      typed.trim() === ''
        ? 'Plak eerst de tekst of het adres van je artikel.'
        : 'Dit is geen adres. Plak de hele tekst van het artikel, of het adres ervan.',
    )
    return false
  }
  return {
    takeFile,
    takeTyped,
    /** Whether a paste is taken at once: an address, or a text of more than a line. */
    isWhole: (pasted: string) => addressIn(pasted) !== null || isText(pasted),
    /** What is wrong with what was given; what a page refused included. */
    problem: problem ?? reading.reading?.refusal ?? undefined,
    /** The address that is being read; null when none is. */
    underWay: reading.reading?.refusal === null ? reading.reading.url : null,
    /** The address that was refused; '' when none was. */
    refused: reading.reading?.refusal == null ? '' : reading.reading.url,
    stop: reading.forget,
    /** Takes back what was said about what was given. */
    unsay() {
      setProblem(undefined)
      if (reading.reading?.refusal != null) reading.forget()
    },
  }
}
export type Taking = ReturnType<typeof useTaking>
