// The field for the text to rewrite: typed, pasted, opened from a file or dropped. Knows nothing of how it is rewritten.
import { CircleAlert, FileUp, Undo2, X } from 'lucide-react'
import { useId, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { characterCount } from '#contract/text.ts'
import { LONGEST_TEXT } from '#contract/tools/rewriter.ts'
import { LanguageCheck } from '#web/language-check/language-check.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { Textarea } from '#web/ui/textarea.tsx'
import { FILE_KINDS, openTextFile } from './rewrite-file.ts'
import { shownIn, typedOver } from './rewrite-line-ends.ts'
import { wordsIn } from '#web/sources/word-count.ts'

interface RewriterEditorProps {
  text: string
  error: string | undefined
  onType: (text: string) => void
  /** Called with another text in the place of this one. */
  onReplace: (text: string) => void
  /** Puts back the text that was replaced last; null when there is none. */
  onRestore: (() => void) | null
  onSubmit: () => void
  /** Shown beside the buttons above the text. */
  children?: ReactNode
}

export function RewriterEditor({ text, error, onType, onReplace, onRestore, onSubmit, children }: RewriterEditorProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [dragged, setDragged] = useState(false)
  const used = characterCount(text)

  async function open(files: FileList | null) {
    const [file, ...others] = files ?? []
    if (!file) return
    if (others.length > 0) return setProblem('Open één bestand tegelijk.')
    const opened = await openTextFile(file)
    setProblem('problem' in opened ? opened.problem : undefined)
    if ('text' in opened) onReplace(opened.text)
    field.current?.focus()
  }
  function put(act: () => void) {
    setProblem(undefined)
    act()
    // The button that was pressed may be gone now.
    field.current?.focus()
  }
  function shortcut(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSubmit()
  }
  const drop = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setDragged(true)
    },
    onDragLeave: () => setDragged(false),
    onDrop(event: DragEvent) {
      setDragged(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      void open(event.dataTransfer.files)
    },
  }
  const said = [error, problem].filter((one) => one !== undefined)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <label htmlFor={id} className="py-1.5 text-small font-semibold">
          Jouw tekst
        </label>
        <div className="-mr-3 flex flex-wrap items-center">
          {children}
          {onRestore && (
            <Button kind="quiet" size="small" onClick={() => put(onRestore)}>
              <Undo2 aria-hidden />
              Vorige tekst terugzetten
            </Button>
          )}
          {text !== '' && (
            <Button kind="quiet" size="small" onClick={() => put(() => onReplace(''))}>
              <X aria-hidden />
              Wissen
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={() => picker.current?.click()}>
            <FileUp aria-hidden />
            Open bestand
          </Button>
          <input
            ref={picker}
            type="file"
            accept={[...FILE_KINDS, 'text/plain', 'text/markdown'].join(',')}
            aria-label="Open bestand"
            tabIndex={-1}
            className="hidden"
            onChange={({ target }) => {
              void open(target.files).finally(() => {
                // Otherwise choosing the same file again, corrected meanwhile, would be no change and open nothing.
                target.value = ''
              })
            }}
          />
        </div>
      </div>
      <div className="relative" {...drop}>
        <Textarea
          id={id}
          ref={field}
          rows={14}
          value={shownIn(text)}
          placeholder="Plak of typ hier je tekst, of sleep een bestand hierheen."
          aria-invalid={error !== undefined}
          aria-describedby={cx(`${id}-count`, said.length > 0 && `${id}-said`)}
          className="max-h-[75dvh] min-h-80 px-4 py-4 font-serif text-result! placeholder:italic md:px-8 md:py-7"
          onKeyDown={shortcut}
          onChange={({ target }) => {
            setProblem(undefined)
            onType(typedOver(text, target.value))
          }}
        />
        {dragged && (
          <p className="pointer-events-none absolute inset-0 grid animate-appear place-items-center rounded-field border-2 border-dashed border-accent bg-accent-wash text-accent-ink">
            Laat los om het bestand te openen
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-caption text-ink-3">
        <div role="status" id={`${id}-said`} className="min-w-0 flex-1 text-small text-bad">
          {said.map((message) => (
            <p key={message} className="flex items-start gap-1.5">
              <CircleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
              {message}
            </p>
          ))}
        </div>
        <p id={`${id}-count`} className="tabular-nums">
          {wordsIn(text)} ·{' '}
          <span className={cx(used > LONGEST_TEXT && 'font-semibold text-bad')}>
            {dutchNumber(used)} van {dutchNumber(LONGEST_TEXT)} tekens
          </span>
        </p>
      </div>
      {/* The negative margin undoes the padding of the button; what opens below it is lined up with the text again. */}
      <div className="-mx-3 flex flex-wrap items-center empty:hidden [&>.order-last]:mx-3">
        <LanguageCheck text={text} onChange={onType} quiet written />
      </div>
    </div>
  )
}
