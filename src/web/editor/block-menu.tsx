// The menu with what can be done with the block that has the cursor, and what is too rare for a button. Knows no place in the toolbar.
import { ArrowDown, ArrowUp, Code, Copy, Ellipsis, Keyboard, Minus, Strikethrough, Trash2 } from 'lucide-react'
import { deletedBlocks, doubledBlocks, movedBlocks } from './move-blocks.ts'
import type { TextEditor } from './text-editor.ts'
import { ToolMenu, ToolMenuItem, ToolMenuRule } from './tool-menu.tsx'
import { toolLook } from './toolbar-button.tsx'

export function BlockMenu({ editor, side = 'bottom' }: { editor: TextEditor; side?: 'top' | 'bottom' }) {
  const { tiptap, screen } = editor
  const dispatch = (tr: ReturnType<typeof movedBlocks>) => {
    if (tr) tiptap.view.dispatch(tr)
  }
  return (
    <ToolMenu
      label="Blok en meer"
      side={side}
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
