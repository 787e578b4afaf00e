// Places in the text at which pictures are arriving: shown there, and no part of the text. What is saved, undone or kept as a version
// never has them. Knows not how a file is sent.
import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import type { PlacedPicture } from './picture-host.ts'

/** A picture that is on its way. */
export interface Arrival {
  id: string
  /** Between two blocks of the text; of one that takes the place of a picture, that picture. */
  at: { pos: number } | { picture: number }
  /** What stands there meanwhile. */
  dom: HTMLElement
}

type Change = { add: readonly Arrival[] } | { end: string }

const key = new PluginKey<readonly Arrival[]>('arrivals')

/** Those that are on their way now, in the order in which they came. */
export const arrivalsOf = (state: EditorState) => key.getState(state) ?? []

/** The nearest place between two blocks: behind the one that it is in. */
export function betweenBlocks(doc: Node, pos: number): number {
  const place = doc.resolve(Math.min(Math.max(pos, 0), doc.content.size))
  return place.depth === 0 ? place.pos : place.after(1)
}

/**
 * Where a picture goes that is pasted: before the block with the cursor when that is at its beginning, else behind it, and behind the
 * pictures that stand there already for which `isOfSeries` holds, by their addresses.
 */
export function placeAtCursor({ selection, doc }: EditorState, isOfSeries: (src: string) => boolean): number {
  const { $from, $to } = selection
  if ($to.depth === 0) return $to.pos
  const isAtStart = selection.empty && $from.pos === $from.start(1) + ($from.depth - 1)
  if (isAtStart) return $from.before(1)
  let pos = $to.after(1)
  for (let next = doc.nodeAt(pos); next !== null && isOfSeries(onlyPictureOf(next)); next = doc.nodeAt(pos))
    pos += next.nodeSize
  return pos
}

/** The address of the picture that a block has and nothing else; empty of any other block. */
function onlyPictureOf({ childCount, firstChild }: Node): string {
  return childCount === 1 && firstChild?.type.name === 'image' ? String(firstChild.attrs['src']) : ''
}

export const Arrivals = Extension.create({
  name: 'arrivals',
  addProseMirrorPlugins: () => [
    new Plugin<readonly Arrival[]>({
      key,
      state: {
        init: () => [],
        apply(tr, arrivals) {
          const change = tr.getMeta(key) as Change | undefined
          const all = [...arrivals, ...(change && 'add' in change ? change.add : [])]
          const ended = change && 'end' in change ? all.findIndex(({ id }) => id === change.end) : -1
          // What stands at the same place behind the one that arrives stands behind it afterwards.
          const followed = tr.docChanged
            ? all.map((arrival, at) => moved(arrival, tr, ended !== -1 && at > ended ? 1 : -1))
            : all
          return ended === -1 ? followed : followed.toSpliced(ended, 1)
        },
      },
      props: {
        decorations(state) {
          const arrivals = arrivalsOf(state)
          return DecorationSet.create(
            state.doc,
            arrivals.map(({ id, at, dom }, place) =>
              Decoration.widget(betweenBlocks(state.doc, 'pos' in at ? at.pos : at.picture), dom, {
                key: id,
                // Of several at one place the first stands first.
                side: -arrivals.length + place,
                stopEvent: () => true,
                ignoreSelection: true,
              }),
            ),
          )
        },
      },
    }),
  ],
})

function moved(arrival: Arrival, { mapping, doc }: Transaction, side: -1 | 1): Arrival {
  if ('pos' in arrival.at) return { ...arrival, at: { pos: betweenBlocks(doc, mapping.map(arrival.at.pos, side)) } }
  const { pos, deleted } = mapping.mapResult(arrival.at.picture)
  // Who takes the old picture away wants the new one all the same, where that was.
  return { ...arrival, at: deleted ? { pos: betweenBlocks(doc, pos) } : { picture: pos } }
}

export const begin = (view: EditorView, arrivals: readonly Arrival[]) =>
  view.dispatch(view.state.tr.setMeta(key, { add: arrivals } satisfies Change).setMeta('addToHistory', false))

/** Takes one away again. */
export const end = (view: EditorView, id: string) =>
  view.dispatch(view.state.tr.setMeta(key, { end: id } satisfies Change).setMeta('addToHistory', false))

/** Puts the picture in the text, as a step of its own to undo, in the place of what stood there meanwhile. */
export function arrive(view: EditorView, id: string, { src, credit }: PlacedPicture): void {
  const arrival = arrivalsOf(view.state).find((one) => one.id === id)
  if (!arrival) return
  view.dispatch(closeHistory(view.state.tr))
  const { tr, schema, doc } = view.state
  const { at } = arrival
  const old = 'picture' in at ? doc.nodeAt(at.picture) : null
  if ('picture' in at && old?.type.name === 'image') {
    // What was said of the picture before does not hold for this one.
    tr.setNodeMarkup(at.picture, null, { src, alt: '', title: credit || null }, old.marks)
  } else {
    const picture = schema.node('image', { src, alt: '', title: credit || null })
    const pos = betweenBlocks(doc, 'pos' in at ? at.pos : at.picture)
    tr.insert(pos, schema.node('paragraph', null, picture))
  }
  view.dispatch(tr.setMeta(key, { end: id } satisfies Change))
  // What is typed next is a step of its own.
  view.dispatch(closeHistory(view.state.tr))
}
