// The text of an article as it stands in its room: title, text, fields for search engines, and which blocks are the machine's.
import { useRef, useState } from 'react'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import { useTextEditor } from '#web/editor/use-text-editor.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { ArticleText, SeoText } from './article-text.ts'
import { roomPictures } from './room-pictures.ts'

const pasteWords = {
  picturesLeftOut: {
    title: 'Afbeeldingen weggelaten',
    description: 'Wat in het document zelf zit, komt niet mee met plakken. Sleep die afbeeldingen in de tekst.',
  },
  tooLong: { title: 'Te lang om te plakken', description: 'Een artikel telt hoogstens 1.000.000 tekens.' },
  asPlainText: { title: 'Als gewone tekst geplakt', description: 'De opmaak was te ingewikkeld om over te nemen.' },
} as const

/** What is known of each block that is the machine's. The editor knows ids only. */
class MarkBook {
  readonly #marks = new Map<string, MachineBlock>()

  constructor(marks: readonly MachineBlock[]) {
    this.keep(marks)
  }
  keep(marks: readonly MachineBlock[]): void {
    for (const mark of marks) this.#marks.set(mark.id, mark)
  }
  /** These places with what is known of them; one of which nothing is known is left out. */
  at(places: readonly { id: string; at: number | null }[]): MachineBlock[] {
    return places.flatMap(({ id, at }) => {
      const mark = this.#marks.get(id)
      return mark === undefined ? [] : [{ ...mark, at }]
    })
  }
}

/** What stands in the room beside the text of the editor. */
interface Fields {
  title: string
  seo: SeoText
  /** Not known before the first analysis: then nothing is said of it. */
  score: number | null | undefined
}

interface RoomTextParts {
  start: ArticleText
  editable: boolean
  /** Something was typed. */
  onChange: () => void
}

export function useRoomText({ start, editable, onChange }: RoomTextParts) {
  const [fields, setFields] = useState<Fields>(() => ({ title: start.title, seo: seoOf(start), score: start.seoScore }))
  // A save may read them in the moment in which they change, before the screen shows it.
  const now = useRef(fields)
  function change(next: Partial<Fields>) {
    now.current = { ...now.current, ...next }
    setFields(now.current)
  }
  /** A finding that was clicked in the text. */
  const [clicked, setClicked] = useState<string | null>(null)
  const [marks] = useState(() => new MarkBook(start.blocks))
  const editor = useTextEditor({
    markdown: start.content,
    blocks: start.blocks,
    editable,
    label: 'Inhoud',
    placeholder: 'Schrijf, of typ / voor een kop, een lijst of een tabel',
    pictures: roomPictures,
    onChange,
    onFinding: setClicked,
    onNotice: (notice) => toast(pasteWords[notice]),
  })
  return {
    editor,
    title: fields.title,
    seo: fields.seo,
    clicked,
    setScore: (score: number | null) => change({ score }),
    read: (): ArticleText => {
      const { title, seo, score } = now.current
      if (editor === null) return { ...start, title, ...seo }
      const { markdown, blocks } = editor.read()
      return {
        title,
        content: markdown,
        blocks: marks.at(blocks),
        ...(score !== undefined && { seoScore: score }),
        ...seo,
      }
    },
    /**
     * Puts another text in the room, as it stands: nothing of it counts as typed.
     * @param how.undoable whether its content is a step that can be undone.
     */
    put: (text: ArticleText, how: { undoable: boolean }) => {
      change({ title: text.title, seo: seoOf(text) })
      marks.keep(text.blocks)
      editor?.replaceAll(text.content, text.blocks, how)
    },
    typeTitle: (title: string) => {
      change({ title })
      onChange()
    },
    changeSeo: (part: Partial<SeoText>) => {
      change({ seo: { ...now.current.seo, ...part } })
      onChange()
    },
    keepMarks: (found: readonly MachineBlock[]) => {
      marks.keep(found)
      onChange()
    },
  }
}

export type RoomText = ReturnType<typeof useRoomText>

const seoOf = ({ seoTitle, seoDescription, seoKeywords, seoData }: SeoText): SeoText => ({
  seoTitle,
  seoDescription,
  seoKeywords,
  seoData,
})
