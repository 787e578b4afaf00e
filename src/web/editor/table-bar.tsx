// The bar over the table with the cursor: rows and columns to add and to take away, and how a column is aligned. Knows no other block.
import { AlignCenter, AlignLeft, AlignRight, Columns3, PanelTop, Rows3, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { alignColumn, makeHead, type Align } from './text-tables.ts'
import type { TextEditor } from './text-editor.ts'
import { ToolbarButton, ToolbarRule } from './toolbar-button.tsx'
import { ToolMenu, ToolMenuItem } from './tool-menu.tsx'
import { useEditorValue } from './use-text-editor.ts'
import { useRoving } from './use-roving.ts'

export function TableBar({ editor }: { editor: TextEditor }) {
  const isShown = useEditorValue(editor, ({ tiptap }) => tiptap.isEditable && tiptap.isActive('table'))
  return isShown ? <Bar editor={editor} /> : null
}

function Bar({ editor }: { editor: TextEditor }) {
  const { tiptap } = editor
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRoving(() => tiptap.view.focus())
  const align = useEditorValue(editor, () => columnAlign(editor))
  const isHead = useEditorValue(editor, () => tiptap.isActive('tableHeader'))
  const table = useEditorValue(editor, () => tablePos(editor))
  useLayoutEffect(() => {
    const dom = table === null ? null : tiptap.view.nodeDOM(table)
    if (!bar.current || !(dom instanceof HTMLElement)) return
    const above = dom.offsetTop - bar.current.offsetHeight - 6
    // Above the first block stand the title and the tools.
    bar.current.style.top = `${above < 0 ? dom.offsetTop + dom.offsetHeight + 6 : above}px`
  })
  const act = (name: Command) => tiptap.chain().focus()[name]().run()
  const icons = [
    ['left', 'Links uitlijnen', AlignLeft],
    ['center', 'Midden uitlijnen', AlignCenter],
    ['right', 'Rechts uitlijnen', AlignRight],
  ] as const
  return (
    <div
      ref={bar}
      className="absolute left-0 z-10 max-w-full rounded-field border border-rule bg-sheet p-0.5 shadow-raised"
    >
      <div role="toolbar" aria-label="Tabel" className="flex items-center" {...roving}>
        <More editor={editor} name="Rij" icon={<Rows3 aria-hidden />} items={rows} act={act} />
        <More editor={editor} name="Kolom" icon={<Columns3 aria-hidden />} items={columns} act={act} />
        <ToolbarButton name="Maak dit de kopregel" on={isHead} off={isHead} onPress={() => makeHead(tiptap)}>
          <PanelTop aria-hidden />
        </ToolbarButton>
        <ToolbarRule />
        {icons.map(([value, name, Icon]) => (
          <ToolbarButton
            key={value}
            name={name}
            on={align === value}
            onPress={() => alignColumn(tiptap, align === value ? null : value)}
          >
            <Icon aria-hidden />
          </ToolbarButton>
        ))}
        <ToolbarRule />
        <ToolbarButton name="Tabel verwijderen" onPress={() => act('deleteTable')}>
          <Trash2 aria-hidden />
        </ToolbarButton>
      </div>
    </div>
  )
}

type Command =
  'addRowBefore' | 'addRowAfter' | 'deleteRow' | 'addColumnBefore' | 'addColumnAfter' | 'deleteColumn' | 'deleteTable'

const rows = [
  ['Rij erboven', 'addRowBefore'],
  ['Rij eronder', 'addRowAfter'],
  ['Rij verwijderen', 'deleteRow'],
] as const
const columns = [
  ['Kolom ervoor', 'addColumnBefore'],
  ['Kolom erachter', 'addColumnAfter'],
  ['Kolom verwijderen', 'deleteColumn'],
] as const

interface MoreProps {
  editor: TextEditor
  name: string
  icon: ReactNode
  items: readonly (readonly [string, Command])[]
  act: (name: Command) => void
}

function More({ editor, name, icon, items, act }: MoreProps) {
  return (
    <ToolMenu
      label={name}
      onClosed={() => editor.tiptap.view.focus()}
      trigger={
        <button
          type="button"
          data-tool=""
          className="inline-flex min-h-11 items-center gap-1.5 rounded-field px-2 text-small text-ink-2 hover:bg-sunken hover:text-ink md:min-h-8 [&_svg]:size-4.5"
          onMouseDown={(event) => event.preventDefault()}
        >
          {icon}
          {name}
        </button>
      }
    >
      {items.map(([words, command]) => (
        <ToolMenuItem key={command} onSelect={() => act(command)}>
          {words}
        </ToolMenuItem>
      ))}
    </ToolMenu>
  )
}

function tablePos({ tiptap }: TextEditor): number | null {
  const { $from } = tiptap.state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'table') return $from.before(depth)
  return null
}

function columnAlign({ tiptap }: TextEditor): Align {
  const { $from } = tiptap.state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type.name === 'tableCell' || node.type.name === 'tableHeader')
      return (node.attrs['align'] as Align) ?? null
  }
  return null
}
