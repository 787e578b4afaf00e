// The menu that opens behind `/`: a list to choose a block from, while the text keeps the keyboard (ARIA practices, combobox). Knows not
// when it opens.
import {
  Code,
  Heading2,
  Heading3,
  Heading4,
  Image,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  Quote,
  Table,
} from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { cx } from '#web/ui/cx.ts'
import { setBlock } from './block-style.ts'
import { closeSlash, slashOf } from './slash.ts'
import { fittingItems, type SlashChoice, type SlashItem } from './slash-items.ts'
import { insertTable } from './text-tables.ts'
import type { TextEditor } from './text-editor.ts'
import { useEditorValue } from './use-text-editor.ts'

const icons: Record<SlashChoice, ComponentType<{ 'aria-hidden': true; className: string }>> = {
  paragraph: Pilcrow,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  bullets: List,
  numbers: ListOrdered,
  quote: Quote,
  table: Table,
  picture: Image,
  rule: Minus,
  code: Code,
}

export function SlashMenu({ editor }: { editor: TextEditor }) {
  const words = useEditorValue(editor, ({ tiptap }) => slashOf(tiptap.state)?.words)
  const items = words === undefined ? [] : fittingItems(words)
  return items.length > 0 ? <SlashList key={words} editor={editor} items={items} /> : null
}

/** Puts in what was chosen, in the place of the slash and the words behind it. */
function choose({ tiptap, screen }: TextEditor, choice: SlashChoice): void {
  const slash = slashOf(tiptap.state)
  if (!slash) return
  tiptap.chain().deleteRange({ from: slash.from, to: slash.to }).focus().run()
  switch (choice) {
    case 'bullets':
      return void tiptap.chain().toggleBulletList().run()
    case 'numbers':
      return void tiptap.chain().toggleOrderedList().run()
    case 'table':
      return void insertTable(tiptap)
    case 'rule':
      return void tiptap.chain().setHorizontalRule().run()
    case 'picture':
      return screen.open('picture')
    case 'paragraph':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'quote':
    case 'code':
      setBlock(tiptap, choice)
  }
}

function SlashList({ editor, items }: { editor: TextEditor; items: readonly SlashItem[] }) {
  const id = useId()
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length }
    if (event.key in steps) {
      setAt((steps[event.key] ?? 0) % items.length)
      return true
    }
    if (event.key === 'Enter' || event.key === 'Tab') {
      choose(editor, items[at]?.choice ?? 'paragraph')
      return true
    }
    if (event.key !== 'Escape') return false
    editor.tiptap.view.dispatch(closeSlash(editor.tiptap.state))
    return true
  })
  useEffect(() => {
    const { screen } = editor
    const { dom } = editor.tiptap.view
    screen.answerKeys((event) => onKey(event))
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-haspopup', 'listbox')
    return () => {
      screen.answerKeys(null)
      for (const name of ['aria-controls', 'aria-haspopup', 'aria-activedescendant']) dom.removeAttribute(name)
    }
  }, [editor, id])
  useEffect(() => {
    editor.tiptap.view.dom.setAttribute('aria-activedescendant', `${id}-${at}`)
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [editor, id, at])
  useLayoutEffect(() => place(editor, list.current))

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Blok invoegen"
      className="fixed z-40 max-h-80 w-72 animate-appear overflow-y-auto rounded-raised border border-rule bg-sheet p-1.5 shadow-raised"
    >
      {items.map(({ choice, name, about }, index) => {
        const Icon = icons[choice]
        return (
          <div
            key={choice}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-1',
              index === at && 'bg-sunken',
            )}
            onMouseMove={() => setAt(index)}
            // The text keeps the focus, and with it the menu.
            onMouseDown={(event) => {
              event.preventDefault()
              choose(editor, choice)
            }}
          >
            <Icon aria-hidden className="size-4.5 shrink-0 text-ink-2" />
            <span className="grid">
              <span>{name}</span>
              <span className="text-caption text-ink-3">{about}</span>
            </span>
          </div>
        )
      })}
    </div>
  )
}

/** Below the slash, or above it where there is no room. */
function place({ tiptap }: TextEditor, list: HTMLElement | null): void {
  const slash = slashOf(tiptap.state)
  if (!slash || !list) return
  const { left, top, bottom } = tiptap.view.coordsAtPos(slash.from)
  const { offsetHeight, offsetWidth } = list
  const isBelow = bottom + offsetHeight + 12 < window.innerHeight || top < offsetHeight + 12
  list.style.top = `${isBelow ? bottom + 6 : top - offsetHeight - 6}px`
  list.style.left = `${Math.max(8, Math.min(left, window.innerWidth - offsetWidth - 8))}px`
}
