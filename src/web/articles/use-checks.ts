// What is found in the text of an article while it is written: for search engines, for readers, by the Taalcheck. Renders nothing; the
// panel shows it, and may be closed.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Reading, TextEditor } from '#web/editor/text-editor.ts'
import type { TextPlace } from '#web/seo/finding.ts'
import { useAnalysis, type UseAnalysis } from '#web/seo/use-analysis.ts'
import type { SeoText } from './article-text.ts'
import { textPlaces } from './text-places.ts'
import { useLanguageFindings, type LanguageFindings } from './use-language-findings.ts'

export interface Scores {
  seo: number | null
  readability: number | null
  language: number | null
}

export interface Checks {
  analysis: UseAnalysis
  language: LanguageFindings
  scores: Scores
  ignored: ReadonlySet<string>
  onIgnore: (id: string, ignored: boolean) => void
  /** Tints these in the text. */
  onShow: (places: readonly TextPlace[]) => void
  /** Brings a place of the analysis into view. */
  go: (place: TextPlace) => void
}

/** How many readings of before are kept: an analysis answers some seconds after its text was read. */
const READINGS_KEPT = 8

export function useChecks(editor: TextEditor, reading: Reading, title: string, seo: SeoText): Checks {
  const analysis = useAnalysis(title, reading.markdown, seo)
  const places = useMemo(() => textPlaces(reading.starts), [reading.starts])
  const language = useLanguageFindings(editor, reading, places)
  const [shown, setShown] = useState<readonly TextPlace[]>([])
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set())

  /** What an analysis says is about the text that it read. */
  const readings = useRef<Reading[]>([])
  useEffect(() => {
    readings.current = [reading, ...readings.current.filter((one) => one !== reading)].slice(0, READINGS_KEPT)
  }, [reading])
  const { of } = analysis
  const rangeOf = (place: TextPlace, one: Reading) => textPlaces(one.starts).inText(place)

  useEffect(() => {
    const isOfThis = of?.markdown === reading.markdown
    const chosen = isOfThis
      ? shown.map((place, at) => ({ id: `gekozen ${at}`, kind: 'wash' as const, ...places.inText(place) }))
      : []
    editor.tint(reading, [...language.tints.filter(({ id }) => !ignored.has(id)), ...chosen])
  }, [editor, reading, places, of, language.tints, shown, ignored])

  const found = analysis.analysis
  return {
    analysis,
    language,
    scores: {
      seo: found?.seoScore ?? null,
      readability: found?.readability == null ? null : Math.round(found.readability),
      // Of what is wrong; what could be said better counts for nothing.
      language: language.lines?.filter(({ id, level }) => level === 'fout' && !ignored.has(id)).length ?? null,
    },
    ignored,
    onIgnore: (id, off) =>
      setIgnored((before) => (off ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id)))),
    onShow: setShown,
    go(place) {
      const read = readings.current.find(({ markdown }) => markdown === of?.markdown) ?? reading
      editor.scrollTo(read, rangeOf(place, read))
    },
  }
}
