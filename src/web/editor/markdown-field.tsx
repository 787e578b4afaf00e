// The whole text as Markdown in one field. Knows not what is made of it.
import { useEffect, useRef } from 'react'
import type { TextEditor } from './text-editor.ts'
import { useEditorValue } from './use-text-editor.ts'

export function MarkdownField({ editor }: { editor: TextEditor }) {
  const markdown = useEditorValue(editor, (one) => one.markdown) ?? ''
  const isEditable = useEditorValue(editor, ({ tiptap }) => tiptap.isEditable)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(0, 0)
  }, [])
  return (
    <textarea
      ref={field}
      aria-label="De tekst als Markdown"
      spellCheck={false}
      readOnly={!isEditable}
      // As the browser gives it back.
      value={markdown.replace(/\r\n?/g, '\n')}
      onChange={({ target }) => editor.typeMarkdown(target.value)}
      className="field-sizing-content min-h-[60vh] w-full resize-none rounded-field border border-rule bg-sheet p-4 font-mono text-control outline-none focus-visible:border-accent-ink"
    />
  )
}
