// The menu with what can be done with the block that has the cursor, and what is too rare for a button. Knows no place in the toolbar.
import {
  ArrowDown,
  ArrowUp,
  Code,
  Copy,
  Ellipsis,
  FileCode,
  Image,
  Keyboard,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Minus,
  Redo2,
  Search,
  Strikethrough,
  Table,
  Trash2,
} from 'lucide-react'
import { indented } from './keys.ts'
import { deletedBlocks, doubledBlocks, movedBlocks } from './move-blocks.ts'
import type { TextEditor } from './text-editor.ts'
import { insertTable } from './text-tables.ts'
import { ToolMenu, ToolMenuItem, ToolMenuRule } from './tool-menu.tsx'
import { toolLook } from './toolbar-button.tsx'

/** @param props.narrow with the tools for which a narrow screen has no button. */
export function BlockMenu({ editor, narrow = false }: { editor: TextEditor; narrow?: boolean }) {
  const { tiptap, screen } = editor
  const dispatch = (tr: ReturnType<typeof movedBlocks>) => {
    if (tr) tiptap.view.dispatch(tr)
  }
  return (
    <ToolMenu
      label="Blok en meer"
      side={narrow ? 'top' : 'bottom'}
      onClosed={() => screen.panel === null && tiptap.view.focus()}
      trigger={
        <button
          type="button"
          data-tool=""
          data-tip="Blok en meer"
          aria-label="Blok en meer"
          className={toolLook}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Ellipsis aria-hidden />
        </button>
      }
    >
      {narrow && <NarrowTools editor={editor} />}
      <ToolMenuItem
        icon={<Strikethrough aria-hidden />}
        keys="Mod Shift S"
        onSelect={() => tiptap.chain().focus().toggleStrike().run()}
      >
        Doorhalen
      </ToolMenuItem>
      <ToolMenuItem
        icon={<Code aria-hidden />}
        keys="Mod E"
        onSelect={() => tiptap.chain().focus().toggleMark('code').run()}
      >
        Code in de regel
      </ToolMenuItem>
      <ToolMenuItem icon={<Minus aria-hidden />} onSelect={() => tiptap.chain().focus().setHorizontalRule().run()}>
        Scheidingslijn
      </ToolMenuItem>
      <ToolMenuRule />
      <ToolMenuItem
        icon={<ArrowUp aria-hidden />}
        keys="Alt Shift ↑"
        onSelect={() => dispatch(movedBlocks(tiptap.state, -1))}
      >
        Blok omhoog
      </ToolMenuItem>
      <ToolMenuItem
        icon={<ArrowDown aria-hidden />}
        keys="Alt Shift ↓"
        onSelect={() => dispatch(movedBlocks(tiptap.state, 1))}
      >
        Blok omlaag
      </ToolMenuItem>
      <ToolMenuItem
        icon={<Copy aria-hidden />}
        keys="Mod Shift D"
        onSelect={() => dispatch(doubledBlocks(tiptap.state))}
      >
        Blok dupliceren
      </ToolMenuItem>
      <ToolMenuItem
        icon={<Trash2 aria-hidden />}
        keys="Mod Shift Backspace"
        onSelect={() => dispatch(deletedBlocks(tiptap.state))}
      >
        Blok verwijderen
      </ToolMenuItem>
      <ToolMenuRule />
      <ToolMenuItem icon={<Keyboard aria-hidden />} keys="Mod /" onSelect={() => screen.open('keys')}>
        Sneltoetsen
      </ToolMenuItem>
    </ToolMenu>
  )
}

/** What has a button of its own where there is room. The menu gives the focus back when it closes. */
function NarrowTools({ editor }: { editor: TextEditor }) {
  const { tiptap, screen } = editor
  return (
    <>
      <ToolMenuItem
        icon={<Redo2 aria-hidden />}
        disabled={!tiptap.can().redo()}
        onSelect={() => tiptap.chain().focus().redo().run()}
      >
        Opnieuw
      </ToolMenuItem>
      <ToolMenuItem icon={<Search aria-hidden />} onSelect={() => screen.open('find')}>
        Zoeken en vervangen
      </ToolMenuItem>
      <ToolMenuItem icon={<FileCode aria-hidden />} onSelect={() => editor.editMarkdown(true)}>
        Markdown
      </ToolMenuItem>
      <ToolMenuRule />
      <ToolMenuItem
        icon={<List aria-hidden />}
        chosen={tiptap.isActive('bulletList')}
        onSelect={() => tiptap.chain().focus().toggleBulletList().run()}
      >
        Opsomming
      </ToolMenuItem>
      <ToolMenuItem
        icon={<ListOrdered aria-hidden />}
        chosen={tiptap.isActive('orderedList')}
        onSelect={() => tiptap.chain().focus().toggleOrderedList().run()}
      >
        Genummerde lijst
      </ToolMenuItem>
      <ToolMenuItem
        icon={<ListIndentIncrease aria-hidden />}
        disabled={!tiptap.isActive('listItem')}
        onSelect={() => indented(tiptap, 1)}
      >
        Inspringen
      </ToolMenuItem>
      <ToolMenuItem
        icon={<ListIndentDecrease aria-hidden />}
        disabled={!tiptap.isActive('listItem')}
        onSelect={() => indented(tiptap, -1)}
      >
        Terugspringen
      </ToolMenuItem>
      <ToolMenuItem
        icon={<Table aria-hidden />}
        disabled={tiptap.isActive('table')}
        onSelect={() => insertTable(tiptap)}
      >
        Tabel invoegen
      </ToolMenuItem>
      <ToolMenuItem icon={<Image aria-hidden />} onSelect={() => screen.open('picture')}>
        Afbeelding invoegen
      </ToolMenuItem>
      <ToolMenuRule />
    </>
  )
}
