// The bar with find and replace over the text. Knows not how words are found.
import { ArrowDown, ArrowUp, CaseSensitive, WholeWord, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import type { TextEditor } from './text-editor.ts'
import { ToolbarButton } from './toolbar-button.tsx'
import { useFind } from './use-find.ts'
import { useEditorPanel } from './use-text-editor.ts'

export function FindBar({ editor }: { editor: TextEditor }) {
  return useEditorPanel(editor) === 'find' ? <Bar editor={editor} /> : null
}

/** What is selected when it opens is what is looked for, unless that is a whole passage. */
const LONGEST_SELECTION = 80

function Bar({ editor }: { editor: TextEditor }) {
  const { tiptap, screen } = editor
  const [words, setWords] = useState(() => {
    const { from, to } = tiptap.state.selection
    const chosen = to - from <= LONGEST_SELECTION ? tiptap.state.doc.textBetween(from, to, ' ') : ''
    return chosen.trim()
  })
  const [by, setBy] = useState('')
  const [matchCase, setMatchCase] = useState(false)
  const [wholeWord, setWholeWord] = useState(false)
  const [told, setTold] = useState('')
  const { count, current, step, replace, replaceAll } = useFind(editor, { words, matchCase, wholeWord })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const close = () => {
    screen.open(null)
    tiptap.view.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      field.current?.select()
    }
  }
  const isEmpty = words === ''
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its fields
    <div
      role="search"
      aria-label="Zoeken en vervangen"
      onKeyDown={onKeyDown}
      className="sticky top-header z-8 grid gap-2 border-b border-rule bg-paper py-2 md:top-[calc(var(--spacing-header)+3rem)]"
    >
      <div className="flex min-w-0 items-center gap-1">
        <Input
          ref={field}
          aria-label="Zoek in de tekst"
          placeholder="Zoek in de tekst"
          className="min-h-9! min-w-0 py-1"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            step(event.shiftKey ? -1 : 1)
          }}
        />
        <span role="status" className="min-w-16 text-center text-small text-ink-2 tabular-nums">
          {isEmpty ? '' : count === 0 ? 'Niets' : `${current} van ${count}`}
        </span>
        <ToolbarButton name="Vorige" keys="Shift Enter" off={count === 0} onPress={() => step(-1)}>
          <ArrowUp aria-hidden />
        </ToolbarButton>
        <ToolbarButton name="Volgende" keys="Enter" off={count === 0} onPress={() => step(1)}>
          <ArrowDown aria-hidden />
        </ToolbarButton>
        <ToolbarButton name="Hoofdletters tellen" on={matchCase} onPress={() => setMatchCase(!matchCase)}>
          <CaseSensitive aria-hidden />
        </ToolbarButton>
        <ToolbarButton name="Hele woorden" on={wholeWord} onPress={() => setWholeWord(!wholeWord)}>
          <WholeWord aria-hidden />
        </ToolbarButton>
        <ToolbarButton name="Sluiten" onPress={close}>
          <X aria-hidden />
        </ToolbarButton>
      </div>
      <div className="flex min-w-0 items-center gap-1">
        <Input
          aria-label="Vervang door"
          placeholder="Vervang door"
          className="min-h-9! min-w-0 py-1"
          value={by}
          onChange={({ target }) => setBy(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            replace(by)
          }}
        />
        <Button kind="quiet" size="small" aria-disabled={count === 0} onClick={() => replace(by)}>
          Vervang
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-disabled={count === 0}
          onClick={() => {
            const replaced = replaceAll(by)
            setTold(replaced === 1 ? '1 keer vervangen' : `${replaced} keer vervangen`)
          }}
        >
          Alles
        </Button>
        <span role="status" className="sr-only">
          {told}
        </span>
      </div>
    </div>
  )
}
