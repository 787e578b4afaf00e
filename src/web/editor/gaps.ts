// The places in a text that somebody still has to fill in, `[nog in te vullen: …]`, as chips: by decorations, so that the text stays
// text. Only the blocks that were changed are looked at again.
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { gapsIn as gapsInText } from '#contract/articles/gaps.ts'
import { blocksWithin, changedExtent } from './changed-blocks.ts'

export interface Gap {
  /** What is missing: `naam van de bus`. Empty when it does not say. */
  about: string
  /** In the document. */
  from: number
  to: number
}

/** The gaps in a node that stands at `pos`. A picture in a gap breaks it. */
export function gapsIn(node: Node, pos: number): Gap[] {
  const gaps: Gap[] = []
  const look = (block: Node, at: number) => {
    if (!block.isTextblock) return
    // A picture is one character, as in the document; no gap goes on behind it.
    const text = block.textBetween(0, block.content.size, '\n', (leaf) => (leaf.type.name === 'hardBreak' ? '\n' : '['))
    for (const { text: about, from, to } of gapsInText(text)) gaps.push({ about, from: at + 1 + from, to: at + 1 + to })
  }
  look(node, pos)
  node.descendants((child, offset) => look(child, pos + (node.type.name === 'doc' ? 0 : 1) + offset))
  return gaps
}

const key = new PluginKey<DecorationSet>('gaps')

const chip = ({ from, to, about }: Gap) => Decoration.inline(from, to, { class: 'gap' }, { about })

/** The gaps of the text, in order. */
export function gapsOf(state: EditorState): Gap[] {
  const found = key.getState(state)?.find() ?? []
  return found
    .map(({ from, to, spec }) => ({ from, to, about: (spec as { about: string }).about }))
    .toSorted((one, other) => one.from - other.from)
}

export const Gaps = Extension.create({
  name: 'gaps',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_config, { doc }) => DecorationSet.create(doc, gapsIn(doc, 0).map(chip)),
        apply: (transaction, before, _old, { doc }) => {
          const extent = changedExtent([transaction])
          if (!extent) return before
          let chips = before.map(transaction.mapping, doc)
          for (const { node, from, to } of blocksWithin(doc, extent))
            chips = chips.remove(chips.find(from, to)).add(doc, gapsIn(node, from).map(chip))
          return chips
        },
      },
      props: {
        decorations: (state) => key.getState(state),
      },
    }),
  ],
})
