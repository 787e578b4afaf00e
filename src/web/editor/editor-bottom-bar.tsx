// The tools at the bottom of a narrow screen, 48 high with targets of 44: no more than fit; the rest is in the menu behind the sign of a
// paragraph and in that of the block. Knows nothing of what stands below it.
import { FileCode, Undo2 } from 'lucide-react'
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
  const { tiptap } = editor
  const roving = useRoving(() => tiptap.view.focus())
  const isMarkdown = useEditorValue(editor, ({ markdown }) => markdown !== null)
  const mayUndo = useEditorValue(editor, () => tiptap.can().undo())
  return (
    <div className={cx('flex h-12 items-center border-t border-rule bg-paper px-2 md:hidden', className)}>
      <div
        role="toolbar"
        aria-label="Opmaak"
        className="flex min-w-0 grow items-center overflow-x-auto [scrollbar-width:none]"
        {...roving}
      >
        {isMarkdown ? (
          <ToolbarButton name="Markdown" on onPress={() => editor.editMarkdown(false)}>
            <FileCode aria-hidden />
          </ToolbarButton>
        ) : (
          <>
            <StyleMenu editor={editor} narrow />
            <ToolbarRule />
            <MarkTools editor={editor} />
            <ToolbarButton name="Ongedaan maken" off={!mayUndo} onPress={() => tiptap.chain().focus().undo().run()}>
              <Undo2 aria-hidden />
            </ToolbarButton>
            <BlockMenu editor={editor} narrow />
          </>
        )}
      </div>
      {end}
    </div>
  )
}
