// The bar without an article: asks for it, with four ways to give it. While an address is read it says so, and a refusal
// stands where it was given. On a narrow screen one line with one button. Knows nothing of what is made of it.
import { ClipboardPaste, Library, Plus } from 'lucide-react'
import { useId, useRef, useState, type ClipboardEvent, type FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { controlLook } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { openArticleDialog } from './dialog-store.ts'
import { FileChoice } from './file-choice.tsx'
import { showsNothing } from './taking.ts'
import type { Taking } from './use-taking.ts'
import { siteOf } from './web-address.ts'

const QUESTION = 'Over welk artikel gaat het?'

export function EmptyBar({ taking, problemId }: { taking: Taking; problemId: string }) {
  const { underWay } = taking
  const line = underWay === null ? QUESTION : `Artikel lezen van ${siteOf(underWay)}`
  return (
    <>
      <Asking taking={taking} line={line} problemId={problemId} />
      <div className="flex min-w-0 grow items-center justify-between gap-x-3 @2xl:hidden">
        <p className="flex min-w-0 items-center gap-3">
          {underWay !== null && <Spinner />}
          <span className={cx('min-w-0', underWay === null ? 'font-serif text-headline' : 'truncate text-small')}>
            {line}
          </span>
        </p>
        {underWay === null ? (
          <Button kind="secondary" size="small" onClick={() => openArticleDialog('give')}>
            <Plus aria-hidden />
            Voeg toe
          </Button>
        ) : (
          <Button kind="secondary" size="small" onClick={taking.stop}>
            Annuleer
          </Button>
        )}
      </div>
    </>
  )
}

interface AskingProps {
  taking: Taking
  /** The question, or what is going on. */
  line: string
  /** Id of the element that says what is wrong. */
  problemId: string
}

function Asking({ taking, line, problemId }: AskingProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** null: nothing was typed here, and what was refused may stand in the field. */
  const [typed, setTyped] = useState<string | null>(null)
  const { underWay } = taking
  const value = underWay ?? typed ?? taking.refused

  function submit(event: FormEvent) {
    event.preventDefault()
    if (underWay === null) void taking.takeTyped(value)
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    // Pasted into a half address it is a part of that; an address that was refused makes room for what is given instead.
    if (!(showsNothing(value) || value === taking.refused) || !taking.isWhole(pasted)) return
    event.preventDefault()
    // Several lines would stand in the field as one, and what nobody sees would be in the way of what is pasted next.
    if (!pasted.trim().includes('\n') && !showsNothing(pasted)) setTyped(pasted.trim())
    void taking.takeTyped(pasted)
  }
  function stop() {
    setTyped(value)
    taking.stop()
    // The button that was pressed goes away.
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 grow items-end gap-3 @max-2xl:hidden">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="block truncate text-caption text-ink-2">
          {line}
        </label>
        <input
          id={id}
          ref={field}
          value={value}
          readOnly={underWay !== null}
          onChange={({ target }) => {
            setTyped(target.value)
            taking.unsay()
          }}
          onPaste={paste}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="go"
          placeholder="Plak de tekst of het adres, of sleep een bestand hierheen"
          aria-invalid={taking.problem !== undefined}
          aria-describedby={taking.problem === undefined ? undefined : problemId}
          className={cx(controlLook, 'mt-1 min-h-8 text-control max-md:min-h-11')}
        />
      </div>
      {underWay === null ? (
        <>
          {value.trim() !== '' && (
            <Button type="submit" size="small">
              Lees artikel
            </Button>
          )}
          <Button kind="secondary" size="small" onClick={() => openArticleDialog('give')}>
            <ClipboardPaste aria-hidden />
            Plak de tekst
          </Button>
          <FileChoice kind="secondary" onFiles={taking.takeFile} />
          <Button kind="secondary" size="small" onClick={() => openArticleDialog('own')}>
            <Library aria-hidden />
            Uit je artikelen
          </Button>
        </>
      ) : (
        <Button kind="secondary" size="small" onClick={stop}>
          <Spinner />
          Annuleer
        </Button>
      )}
    </form>
  )
}
