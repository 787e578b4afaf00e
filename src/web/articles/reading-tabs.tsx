// An article to be read: as it will look, and what it was made from.
import { useMemo } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { EditorText } from '#web/editor/editor-text.tsx'
import { useTextEditor } from '#web/editor/use-text-editor.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { namedSources, type ArticleText } from './article-text.ts'
import { shownPicture } from './shown-picture.ts'

const column = 'mx-auto grid w-full max-w-[42.5rem] gap-6 pt-8 pb-16'

export function PreviewTab({ title, text }: { title: string; text: ArticleText }) {
  const editor = useTextEditor({
    markdown: text.content,
    editable: false,
    label: 'Voorbeeld van de tekst',
    pictures: { shown: shownPicture },
  })
  return (
    <article className={column}>
      <h1 className="font-serif text-[1.875rem]/[2.1875rem] font-medium text-balance md:text-[2.75rem]/[3.25rem]">
        {title.trim() === '' ? 'Zonder titel' : title}
      </h1>
      {editor !== null && <EditorText editor={editor} />}
    </article>
  )
}

export function OriginalTab({ article: { originalContent, sources } }: { article: Article }) {
  const original = originalContent ?? ''
  const parts = useMemo(() => namedSources({ originalContent, sources }), [originalContent, sources])
  return (
    <div className={column}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h2">Origineel</h1>
        <CopyButton text={original} label="Kopieer" done="De originele tekst staat op je klembord." />
      </div>
      {parts.map(({ title, url, text, from }) => (
        <section key={from} className="grid gap-3 border-t border-rule pt-6">
          {sources.length > 0 && <h2 className="text-title">{title}</h2>}
          {url !== null && <p className="text-small wrap-anywhere text-ink-2">{url}</p>}
          <p className="font-serif text-result wrap-anywhere whitespace-pre-wrap">{text.trim()}</p>
        </section>
      ))}
    </div>
  )
}
