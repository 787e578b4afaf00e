// The tools at the bottom of a narrow screen, 48 high with targets of 44; the rest is in the menu behind the sign of a paragraph and in
// that of the block. Knows nothing of what stands below it.
import { Image, List, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { BlockMenu } from './block-menu.tsx'
import { MarkTools } from './editor-toolbar.tsx'
import { StyleMenu } from './style-menu.tsx'
import type { TextEditor } from './text-editor.ts'
import { ToolbarButton, ToolbarRule } from './toolbar-button.tsx'
import { useEditorValue } from './use-text-editor.ts'
import { useRoving } from './use-roving.ts'

interface EditorBottomBarProps {
  editor: TextEditor
  /** Behind the tools, as the writing room's own. */
  end?: ReactNode
  className?: string
}

export function EditorBottomBar({ editor, end, className }: EditorBottomBarProps) {
  const { tiptap, screen } = editor
  const roving = useRoving(() => tiptap.view.focus())
  const isBullets = useEditorValue(editor, () => tiptap.isActive('bulletList'))
  const mayUndo = useEditorValue(editor, () => tiptap.can().undo())
  const mayRedo = useEditorValue(editor, () => tiptap.can().redo())
  return (
    <div className={cx('flex h-12 items-center border-t border-rule bg-paper px-2 md:hidden', className)}>
      <div
        role="toolbar"
        aria-label="Opmaak"
        className="flex min-w-0 grow items-center overflow-x-auto [scrollbar-width:none]"
        {...roving}
      >
        <StyleMenu editor={editor} narrow />
        <ToolbarRule />
        <MarkTools editor={editor} />
        <ToolbarButton name="Opsomming" on={isBullets} onPress={() => tiptap.chain().focus().toggleBulletList().run()}>
          <List aria-hidden />
        </ToolbarButton>
        <ToolbarButton name="Afbeelding invoegen" onPress={() => screen.open('picture')}>
          <Image aria-hidden />
        </ToolbarButton>
        <ToolbarButton name="Ongedaan maken" off={!mayUndo} onPress={() => tiptap.chain().focus().undo().run()}>
          <Undo2 aria-hidden />
        </ToolbarButton>
        <ToolbarButton name="Opnieuw" off={!mayRedo} onPress={() => tiptap.chain().focus().redo().run()}>
          <Redo2 aria-hidden />
        </ToolbarButton>
        <BlockMenu editor={editor} side="top" />
      </div>
      {end}
    </div>
  )
}
