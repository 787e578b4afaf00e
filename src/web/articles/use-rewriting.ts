// Which part of the text the Herschrijver works on, and how its result goes back: words within one block as words, more than that as
// whole blocks of Markdown. Renders nothing.
import { keptId } from '#contract/tools/define.ts'
import { useState } from 'react'
import { blocksOf } from '#contract/markdown/plain-text.ts'
import { LONGEST_TEXT } from '#contract/tools/rewriter.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import type { Reading, TextEditor, TextRange } from '#web/editor/text-editor.ts'
import { toast } from '#web/ui/toast-store.ts'
import type { Rewritten } from './rewrite-dialog.tsx'
import { textPlaces } from './text-places.ts'
import { newKey } from '#web/sources/new-key.ts'

interface Part {
  text: string
  reading: Reading
  /** Words within the block `first`; null: the blocks from `first` up to `last`. */
  range: TextRange | null
  first: number
  last: number
}

export function useRewriting(editor: TextEditor | null, onMarks: (marks: readonly MachineBlock[]) => void) {
  const [part, setPart] = useState<Part>()

  function open() {
    const chosen = editor === null ? null : chosenPart(editor)
    if (chosen === null)
      return void toast({ title: 'Selecteer eerst een stuk tekst', description: 'Of zet de cursor in een alinea.' })
    if (chosen.text.length > LONGEST_TEXT)
      return void toast({ title: 'Dat is te veel ineens', description: 'Selecteer hoogstens 20.000 tekens.' })
    setPart(chosen)
  }
  function take({ text, model, generationId }: Rewritten) {
    if (editor === null || part === undefined) return
    setPart(undefined)
    const id = `h-${newKey().slice(0, 12)}`
    const place = part.range === null ? editor.nodesOf(part.first, part.last) : undefined
    const isDone =
      part.range !== null
        ? editor.replaceRange(part.reading, part.range, text)
        : place !== undefined && editor.insertMarkdown(text, { at: place, origins: blocksOf(text).map(() => id) })
    if (!isDone) return void toast({ title: 'De tekst is intussen veranderd', description: 'Selecteer hem opnieuw.' })
    if (part.range !== null) editor.mark(part.first, id)
    onMarks([{ id, at: null, model, generationId: keptId({ generationId }) }])
  }
  return { part, open, take, close: () => setPart(undefined) }
}

/** What is selected, or else the block with the cursor; null in one that is empty. */
function chosenPart(editor: TextEditor): Part | null {
  const reading = editor.read()
  const blocks = blocksOf(reading.markdown)
  const range = editor.selection(reading)
  if (range !== null) {
    const places = textPlaces(reading.starts)
    const [first, last] = [places.inBlock(range.from, range.from).block, places.inBlock(range.to - 1, range.to).block]
    const text = reading.text.slice(range.from, range.to)
    if (first === last && !text.includes('\n')) return { text, reading, range, first, last: first + 1 }
    return { text: sourceOf(reading.markdown, blocks, first, last + 1), reading, range: null, first, last: last + 1 }
  }
  const at = editor.cursorBlock()
  if (at === null) return null
  return { text: sourceOf(reading.markdown, blocks, at, at + 1), reading, range: null, first: at, last: at + 1 }
}

const sourceOf = (markdown: string, blocks: ReturnType<typeof blocksOf>, first: number, last: number) =>
  markdown.slice(blocks[first]?.from ?? 0, blocks[last - 1]?.to ?? markdown.length)
