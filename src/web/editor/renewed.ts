// Puts another text in the place of the one in the editor, and changes only what differs: the cursor stays where it was, and the ids of
// blocks stay on those that are the same. Knows no screen.
import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { originsOf } from './origins.ts'
import { withOrigin } from './kept-source.ts'

/** The blocks with the ids of those before: of the same text, and where as many were changed as stand there now, one by one. */
export function withOriginsOf(before: readonly Node[], now: readonly Node[]): Node[] {
  const idOf = (node: Node) => originsOf(node).join(' ')
  const keyOf = (node: Node) => `${node.type.name} ${node.textContent}`
  const places = new Map<string, number[]>()
  for (const [at, node] of before.entries()) places.set(keyOf(node), [...(places.get(keyOf(node)) ?? []), at])
  const partner = now.map((node) => places.get(keyOf(node))?.shift())
  // Between two that stayed.
  for (let at = 0; at < now.length;) {
    if (partner[at] !== undefined) {
      at += 1
      continue
    }
    let end = at
    while (end < now.length && partner[end] === undefined) end += 1
    const from = (partner[at - 1] ?? -1) + 1
    const to = partner[end] ?? before.length
    if (to - from === end - at) for (let place = at; place < end; place += 1) partner[place] = from + place - at
    at = end
  }
  return now.map((node, at) => {
    const old = partner[at] === undefined ? undefined : before[partner[at]]
    return old && idOf(old) !== '' && idOf(node) === '' ? withOrigin(node, idOf(old)) : node
  })
}

/** A transaction after which the document is `doc`; null when it is that already. Blocks that are the same are not touched. */
export function renewed(state: EditorState, doc: Node): Transaction | null {
  const [before, now] = [state.doc.children, doc.children]
  const tr = state.tr
  const stays = samePairs(before, now)
  let [oldEnd, newEnd] = [before.length, now.length]
  let pos = state.doc.content.size
  // From the end on, so that places before stay what they are.
  for (const [oldAt, newAt] of [...stays.toReversed(), [-1, -1] as const]) {
    const old = before.slice(oldAt + 1, oldEnd)
    const fresh = now.slice(newAt + 1, newEnd)
    const from = pos - sizeOf(old)
    replaceRun(tr, from, old, fresh)
    pos = from - (before[oldAt]?.nodeSize ?? 0)
    ;[oldEnd, newEnd] = [oldAt, newAt]
  }
  return tr.docChanged ? tr : null
}

const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0)

/** Blocks that are the same in both, in order. */
function samePairs(before: readonly Node[], now: readonly Node[]): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = []
  let head = 0
  const [most, last] = [Math.min(before.length, now.length), -1]
  while (head < most && before[head]?.eq(now[head] as Node)) pairs.push([head, head++])
  let tail = 0
  while (tail < most - head && before.at(last - tail)?.eq(now.at(last - tail) as Node)) tail += 1
  let from = head
  const until = before.length - tail
  for (let at = head; at < now.length - tail; at += 1) {
    const same = before.findIndex((node, place) => place >= from && place < until && node.eq(now[at] as Node))
    if (same === -1) continue
    pairs.push([same, at])
    from = same + 1
  }
  for (let at = tail; at > 0; at -= 1) pairs.push([before.length - at, now.length - at])
  return pairs
}

function replaceRun(tr: Transaction, from: number, old: readonly Node[], fresh: readonly Node[]): void {
  if (old.length === 0 && fresh.length === 0) return
  if (old.length !== fresh.length) return void tr.replaceWith(from, from + sizeOf(old), fresh)
  let end = from + sizeOf(old)
  for (const [at, node] of old.toReversed().entries()) {
    const begin = end - node.nodeSize
    replaceBlock(tr, begin, node, fresh.at(-1 - at) as Node)
    end = begin
  }
}

/** Of a block of the same kind only the letters that differ. */
function replaceBlock(tr: Transaction, pos: number, old: Node, fresh: Node): void {
  const start = old.content.findDiffStart(fresh.content)
  const end = old.content.findDiffEnd(fresh.content)
  if (!old.isTextblock || !old.sameMarkup(fresh) || start === null || !end)
    return void tr.replaceWith(pos, pos + old.nodeSize, fresh)
  // Of repeated letters both ends may claim the same ones.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  tr.replace(pos + 1 + start, pos + 1 + end.a + overlap, fresh.slice(start, end.b + overlap))
}
