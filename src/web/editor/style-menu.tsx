// The menu with kinds of blocks: what the one with the cursor is, and what to make of it. Knows no other button.
import { ChevronDown, ChevronUp, Pilcrow } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { blockStyles, setBlock, styleName, styleOf, type BlockStyle } from './block-style.ts'
import type { TextEditor } from './text-editor.ts'
import { ToolMenu, ToolMenuItem } from './tool-menu.tsx'
import { useEditorValue } from './use-text-editor.ts'

const keys: Partial<Record<BlockStyle, string>> = {
  paragraph: 'Mod Alt 0',
  h2: 'Mod Alt 2',
  h3: 'Mod Alt 3',
  h4: 'Mod Alt 4',
  quote: 'Mod Shift B',
}

interface StyleMenuProps {
  editor: TextEditor
  /** On narrow screens: a sign instead of the name, and the menu above it. */
  narrow?: boolean
}

export function StyleMenu({ editor, narrow = false }: StyleMenuProps) {
  const name = useEditorValue(editor, ({ tiptap }) => styleName(tiptap))
  const now = useEditorValue(editor, ({ tiptap }) => styleOf(tiptap))
  const Arrow = narrow ? ChevronUp : ChevronDown
  return (
    <ToolMenu
      label="Soort blok"
      side={narrow ? 'top' : 'bottom'}
      onClosed={() => editor.tiptap.view.focus()}
      trigger={
        <button
          type="button"
          data-tool=""
          aria-label={`Soort blok: ${name}`}
          className={cx(
            'flex shrink-0 items-center gap-2 rounded-field font-semibold text-ink hover:bg-sunken',
            narrow ? 'min-h-11 px-2' : '-ml-2 min-h-8 min-w-24 px-2 text-small',
          )}
          onMouseDown={(event) => event.preventDefault()}
        >
          {narrow ? <Pilcrow aria-hidden className="size-5" /> : <span className="grow text-left">{name}</span>}
          <Arrow aria-hidden className="size-4 text-ink-2" />
        </button>
      }
    >
      {(Object.keys(blockStyles) as BlockStyle[]).map((style) => (
        <ToolMenuItem
          key={style}
          chosen={style === now}
          {...keysOf(style)}
          onSelect={() => setBlock(editor.tiptap, style)}
        >
          <span
            className={cx(/^h\d$/.test(style) && 'font-serif text-headline', style === 'quote' && 'font-serif italic')}
          >
            {blockStyles[style]}
          </span>
        </ToolMenuItem>
      ))}
    </ToolMenu>
  )
}

function keysOf(style: BlockStyle): { keys?: string } {
  const found = keys[style]
  return found === undefined ? {} : { keys: found }
}
