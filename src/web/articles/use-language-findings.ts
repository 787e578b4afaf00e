// What the Taalcheck finds in the text of an article, as lines for the panel beside it. Renders nothing.
import { createElement, Fragment, useMemo } from 'react'
import type { Finding, RuleName } from '#dutch/language-check/check.ts'
import { replacementOf } from '#web/language-check/excerpt.ts'
import { useLongCheck } from '#web/language-check/use-long-check.ts'
import type { Finding as Shown, Reading, TextEditor } from '#web/editor/text-editor.ts'
import type { PanelFinding } from '#web/seo/finding-line.tsx'
import type { TextPlaces } from './text-places.ts'

/** A word at another place is another finding; typing before it does not make it one. */
const idOf = (text: string, { rule, start, end }: Finding, nth: number) =>
  `taal ${rule} ${text.slice(start, end)} ${nth}`

/** What the analysis beside it says of the whole text, with its places. */
const SAID_ELSEWHERE: ReadonlySet<RuleName> = new Set(['passive', 'long-sentences'])

export interface LanguageFindings {
  /** null until the check has answered. */
  lines: PanelFinding[] | null
  /** The same as they are shown in the text. */
  tints: Shown[]
  /** The text they are of. */
  reading: Reading
}

/** @param places of `reading`. */
export function useLanguageFindings(editor: TextEditor, reading: Reading, places: TextPlaces): LanguageFindings {
  const checked = useLongCheck(reading.text)
  return useMemo(() => {
    // Of a text before nothing is said: its places are others.
    if (checked === null || checked.text !== reading.text) return { lines: null, tints: [], reading }
    const counts = new Map<string, number>()
    const told = checked.findings.filter(({ rule }) => !SAID_ELSEWHERE.has(rule))
    const found = told.map((finding) => {
      const key = idOf(reading.text, finding, 0)
      const nth = counts.get(key) ?? 0
      counts.set(key, nth + 1)
      return { id: idOf(reading.text, finding, nth), finding }
    })
    return {
      reading,
      lines: found.map(({ id, finding }): PanelFinding => {
        const { start, end, fix, message, severity } = finding
        const change = replacementOf(reading.text, finding)
        return {
          id,
          level: severity === 'fout' ? 'fout' : 'matig',
          text: change
            ? createElement(
                Fragment,
                null,
                '‘',
                createElement('del', null, change.from),
                '’: ',
                createElement('strong', { className: 'font-semibold' }, change.to || 'weg'),
              )
            : `‘${reading.text.slice(start, end).slice(0, 60)}’: ${message}`,
          places: [places.inBlock(start, end)],
          ...(fix !== null && {
            mend: {
              label: 'Verbeter',
              about: message,
              run: () => void editor.replaceRange(reading, { from: start, to: end }, fix),
            },
          }),
        }
      }),
      tints: found.map(({ id, finding: { severity, start, end } }) => ({
        id,
        kind: severity === 'fout' ? 'language' : 'hint',
        from: start,
        to: end,
      })),
    }
  }, [checked, reading, places, editor])
}
