// Has an article, or one section of it, written in its room: saves what stood there first, and knows afterwards what is the machine's.
// Renders nothing.
import { useEffect, useEffectEvent, useState } from 'react'
import type { Article } from '#contract/articles/article.ts'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import type { OutlineSection } from '#contract/writing/outline.ts'
import { SOURCE_LIMITS, type WritingSource } from '#contract/writing/sources.ts'
import { blocksOf } from '#contract/markdown/plain-text.ts'
import type { TextEditor } from '#web/editor/text-editor.ts'
import { toast } from '#web/ui/toast-store.ts'
import { sectionAt } from '#web/writing/section-at.ts'
import { useWriting } from '#web/writing/use-writing.ts'
import { namedSources } from './article-text.ts'
import type { WritingOrder } from './writing-order.ts'

interface Parts {
  editor: TextEditor | null
  title: string
  articleId: number | null
  /** What it was made from. */
  origin: Pick<Article, 'originalContent' | 'sources'>
  /** What is to be written when the room opens. */
  order: WritingOrder | undefined
  onMarks: (marks: readonly MachineBlock[]) => void
  /** Keeps the text of before as a version, where there is one. */
  closeBefore: () => Promise<void>
  /** All of it came, or it was stopped: it is saved now. */
  onWritten: () => void
}

export function useArticleWriting(parts: Parts) {
  const { editor, title, articleId, origin, order, closeBefore, onWritten } = parts
  const writing = useWriting(editor, parts.onMarks)
  /** The outline that the text is written to; what of it is missing can be written after all. */
  const [outline, setOutline] = useState<readonly OutlineSection[]>(order?.sections ?? [])
  const sources = sourcesOf(origin)
  const [begun, setBegun] = useState(false)

  const begin = useEffectEvent(async () => {
    if (order === undefined || begun) return
    setBegun(true)
    const { sections, length, instruction, styleId } = order
    const body = { title, outline: { sections: [...sections] }, sources, length, instruction, ...styled(styleId) }
    const isWhole = await writing.write({ tool: 'article-draft', body }, 'end')
    if (isWhole) setOutline([])
    onWritten()
  })
  const isThere = editor !== null
  useEffect(() => {
    if (!isThere) return
    const timer = setTimeout(() => void begin())
    return () => clearTimeout(timer)
  }, [isThere])

  /** Why the section with the cursor cannot be written again. */
  function noSection(): string | undefined {
    if (sources.length === 0) return 'Dit artikel heeft geen bronnen.'
    if (editor === null) return 'De tekst wordt nog geladen.'
    const at = editor.cursorBlock()
    return at === null || sectionAt(editor.read().markdown, at) === undefined
      ? 'Zet de cursor in een onderdeel met een tussenkop.'
      : undefined
  }
  async function writeSection() {
    const at = editor?.cursorBlock() ?? null
    const found = editor === null || at === null ? undefined : sectionAt(editor.read().markdown, at)
    const place = found && editor?.nodesOf(found.first, found.last)
    if (found === undefined || place === undefined) return
    const { sections, section, before, after, present } = found
    await closeBefore()
    await writing.write(
      {
        tool: 'article-section',
        body: { title, outline: { sections }, sources, section, before, after, present, ...named(articleId) },
      },
      place,
    )
    onWritten()
  }

  /** The sections of the outline whose headings do not stand in the text. */
  function missing(): number[] {
    const heads = new Set(
      blocksOf(editor?.read().markdown ?? '').flatMap(({ type, text }) =>
        type === 'heading' ? [text.trim().toLowerCase()] : [],
      ),
    )
    return outline.flatMap(({ heading }, at) => (heads.has(heading.trim().toLowerCase()) ? [] : [at]))
  }
  async function writeRest() {
    for (const section of missing()) {
      const before = editor?.read().markdown.slice(-LONGEST_SOURCE) ?? ''
      const body = { title, outline: { sections: [...outline] }, sources, section, before, ...named(articleId) }
      if (!(await writing.write({ tool: 'article-section', body }, 'end'))) return onWritten()
    }
    setOutline([])
    onWritten()
    toast({ title: 'De tekst is af', description: 'Lees hem na, en vul de open plekken in.' })
  }
  const isUnfinished = !writing.isWriting && outline.length > 0 && begun
  return { ...writing, noSection, writeSection, writeRest: isUnfinished ? () => void writeRest() : undefined }
}

const styled = (styleId: number | null) => (styleId === null ? {} : { styleId })
const named = (articleId: number | null) => (articleId === null ? {} : { articleId })

/** The sources of an article as the writing tools take them: no more than they may have together. */
function sourcesOf(origin: Parts['origin']): WritingSource[] {
  let room: number = SOURCE_LIMITS.together
  return namedSources(origin)
    .slice(0, SOURCE_LIMITS.sources)
    .flatMap((source) => {
      const text = source.text.slice(0, Math.min(SOURCE_LIMITS.text, room))
      room -= text.length
      return text.trim() === '' ? [] : [{ title: source.title, url: source.url, text }]
    })
}
