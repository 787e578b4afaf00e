// A text to be read to its end, which it tells; with the parts that a machine wrote marked. Knows neither articles nor who reads it.
import { useEffect, useEffectEvent, useRef } from 'react'
import { EditorText } from '#web/editor/editor-text.tsx'
import type { ShownPicture } from '#web/editor/picture-host.ts'
import { useTextEditor } from '#web/editor/use-text-editor.ts'

interface ReadTextProps {
  title: string
  /** Markdown. */
  content: string
  /** The blocks to mark, by their places. */
  marked?: readonly { id: string; at: number }[]
  /** Where a picture can be seen. */
  shown: (src: string) => ShownPicture
  /** Called once, when the end has been in sight. */
  onEnd?: () => void
}

export function ReadText({ title, content, marked = [], shown, onEnd }: ReadTextProps) {
  const editor = useTextEditor({ markdown: content, editable: false, label: 'De tekst', pictures: { shown } })
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(() => onEnd?.())
  const mark = useEffectEvent(() => {
    if (editor === null || marked.length === 0) return
    const reading = editor.read()
    const { starts, text } = reading
    editor.tint(
      reading,
      marked.map(({ id, at }) => ({ id, kind: 'machine', from: starts[at] ?? 0, to: starts[at + 1] ?? text.length })),
    )
  })
  useEffect(() => {
    if (editor === null || end.current === null) return
    mark()
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return
      watch.disconnect()
      reached()
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [editor])
  return (
    <article className="grid gap-4">
      <h2 className="font-serif text-[1.75rem]/[2.125rem] font-medium text-balance wrap-anywhere">{title}</h2>
      {editor !== null && <EditorText editor={editor} />}
      <div ref={end} aria-hidden className="h-px" />
    </article>
  )
}
