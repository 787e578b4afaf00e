// The text itself on the screen, with the bars and dialogs that belong to it; or its Markdown, while it is edited so. Knows nothing of
// what the text is for.
import './editor.css'
import { useLayoutEffect, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { FindBar } from './find-bar.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { SlashMenu } from './slash-menu.tsx'
import { TableBar } from './table-bar.tsx'
import type { TextEditor } from './text-editor.ts'
import { useEditorValue } from './use-text-editor.ts'

export function EditorText({ editor, className }: { editor: TextEditor; className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isMarkdown = useEditorValue(editor, ({ markdown }) => markdown !== null)
  useLayoutEffect(() => {
    const { element } = editor
    place.current?.append(element)
    return () => element.remove()
  }, [editor])
  return (
    <div className={cx('relative', className)}>
      {isMarkdown ? <MarkdownField editor={editor} /> : <FindBar editor={editor} />}
      <div hidden={isMarkdown} className="relative">
        <div ref={place} />
        <TableBar editor={editor} />
      </div>
      <SlashMenu editor={editor} />
      <LinkDialog editor={editor} />
      <PictureDialog editor={editor} />
      <KeysDialog editor={editor} />
    </div>
  )
}
