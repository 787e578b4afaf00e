// One text in a field where it stood: counted while one types, with what the language check finds underlined and named beneath.
// Every change is handed on at once, so nothing is lost when the screen is left. Knows no tool.
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { characterCount } from '#contract/text.ts'
import type { Finding } from '#dutch/language-check/check.ts'
import { LanguageCheckLine } from '#web/language-check/language-check-line.tsx'
import { movedSpans } from '#web/language-check/moved-spans.ts'
import { useLanguageCheck } from '#web/language-check/use-language-check.ts'
import { useMending } from '#web/language-check/use-mending.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { MarkedTextarea } from '#web/ui/marked-textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { verdictOf, type LengthRange } from './length-words.ts'
import type { TextLanguage } from './use-languages.ts'
import { useTyped } from './use-typed.ts'

interface TextEditorProps {
  text: string
  /** What was written before any edit; undefined when that is what stands there. */
  written: string | undefined
  range: LengthRange
  /** On one line: Enter is done, and line breaks become spaces. */
  singleLine: boolean
  /** Of the text. */
  lang: TextLanguage
  /** Classes for the size of the letters: that of the text it stands in the place of. */
  look: string
  onEdit: (text: string) => void
  onClose: () => void
}

export function TextEditor({ text, written, range, singleLine, lang, look, onEdit, onClose }: TextEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  /** What stood there when the field was opened. */
  const [stood] = useState(text)
  const [shown, setShown] = useTyped(text)
  // An empty text is no result, so it is not handed on; what is typed next is.
  const empty = shown.trim() === ''
  const isChecked = lang !== 'en'
  const { checked } = useLanguageCheck(isChecked ? shown : null, { spelled: true })
  const mending = useMending(shown, checked, (mended) => {
    put(mended)
    // The line beneath goes away with its last finding.
    field.current?.focus()
  })
  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function put(typed: string) {
    const next = singleLine ? typed.replace(/(?<!\s)\s*[\r\n]\s*/g, ' ') : typed
    setShown(next)
    if (next.trim() !== '') onEdit(next)
  }
  function restore() {
    put(written ?? stood)
    field.current?.focus()
  }
  function pointOut(finding: Finding) {
    const [span] = movedSpans([finding], checked?.text ?? '', shown)
    if (!field.current || !span) return
    field.current.focus({ preventScroll: true })
    field.current.setSelectionRange(span.start, span.end)
    // A long text does not fit on the screen, and a browser shows the field, not what is selected in it.
    const marks = field.current.parentElement?.querySelectorAll('[data-mark]') ?? []
    const mark = [...marks].find((one) => Number(one.getAttribute('data-mark')) === span.start)
    ;(mark ?? field.current).scrollIntoView({ block: 'nearest' })
  }
  function abandon() {
    onClose()
    if (shown === stood) return
    onEdit(stood)
    toast({
      title: 'Bewerking verworpen',
      description: 'De tekst staat er weer als voor je begon.',
      ...(shown.trim() !== '' && { action: { label: 'Ongedaan maken', run: () => onEdit(shown) } }),
    })
  }
  const count = characterCount(shown)
  const verdict = verdictOf(shown, range)
  return (
    <div className="grid">
      <MarkedTextarea
        ref={field}
        marks={movedSpans(mending.findings, checked?.text ?? '', shown).map(({ start, end, rule }) => ({
          start,
          end,
          tone: checked?.engine.rules[rule].severity === 'fout' ? 'bad' : 'hint',
        }))}
        // The browser's own lines would stand through ours.
        spellCheck={checked === null}
        aria-label="Bewerk deze tekst"
        data-takes-escape
        lang={lang}
        value={shown}
        // For browsers without field-sizing, in which the field does not grow with its text.
        rows={Math.min(12, 1 + Math.ceil(shown.length / 45))}
        onChange={({ target }) => put(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') {
            event.preventDefault()
            abandon()
          } else if (event.key === 'Enter' && (singleLine || event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            if (!empty) onClose()
          }
        }}
        className={cx('font-serif', look)}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 py-1 md:min-h-10">
        <p className={cx('text-small tabular-nums', verdict === null ? 'text-good' : 'font-semibold text-accent-ink')}>
          <span aria-hidden>
            {count} / {range.max}
            {verdict !== null && `, ${verdict}`}
          </span>
          <span role="status" className="sr-only">
            {verdict === null ? 'Goede lengte' : `De tekst is ${verdict}`}
          </span>
        </p>
        <span className="grow" />
        <Button
          kind="quiet"
          size="small"
          aria-disabled={shown === (written ?? stood) || undefined}
          className={cx(shown === (written ?? stood) && 'opacity-55')}
          onClick={restore}
        >
          <Undo2 aria-hidden />
          Herstel
        </Button>
        <Button kind="secondary" size="small" onClick={() => (empty ? field.current?.focus() : onClose())}>
          Klaar
        </Button>
      </div>
      {empty && (
        <p role="alert" className="pb-1 text-small text-bad">
          Een lege tekst kun je niet bewaren. Schrijf iets, of kies Herstel.
        </p>
      )}
      {isChecked && !empty && (
        <LanguageCheckLine
          checked={checked}
          mending={mending}
          onShow={pointOut}
          onPassed={() => field.current?.focus()}
        />
      )}
    </div>
  )
}
