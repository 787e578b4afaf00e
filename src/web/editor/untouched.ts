// Finds which blocks of a document are still what they were when the text was opened. Knows no Markdown.
import type { Node } from '@tiptap/pm/model'
import type { KeptSource } from './kept-source.ts'

interface Lookup {
  /** The places of a node: more than one when it stands in the text more often. */
  byNode: ReadonlyMap<Node, readonly number[]>
  /** Made when it is needed: undoing an edit makes the same block out of new nodes. */
  byContent: Map<string, number[]> | undefined
}

const lookups = new WeakMap<KeptSource, Lookup>()

/** For each top-level node its place among the blocks of `source`; undefined when it was changed, or is new. */
export function keptPlaces(doc: Node, source: KeptSource): (number | undefined)[] {
  const lookup = lookups.get(source) ?? {
    byNode: nodePlaces(source.blocks),
    byContent: undefined,
  }
  lookups.set(source, lookup)
  const places: (number | undefined)[] = []
  let behind = -1
  doc.forEach((node) => {
    const place = nextOf(lookup.byNode.get(node) ?? [], behind)
    behind = place ?? behind
    places.push(place)
  })
  if (!places.includes(undefined)) return places
  const taken = new Set(places)
  let last = -1
  doc.forEach((node, _offset, index) => {
    places[index] ??= likeOf(node, source, lookup, { last, taken })
    last = places[index] ?? last
    taken.add(places[index])
  })
  return places
}

/** A block that is not there any more and was the same, if possible behind `last`: two rules may have been written differently. */
function likeOf(
  node: Node,
  { blocks }: KeptSource,
  lookup: Lookup,
  { last, taken }: { last: number; taken: ReadonlySet<number | undefined> },
): number | undefined {
  lookup.byContent ??= contentOf(blocks)
  const same = (lookup.byContent.get(keyOf(node)) ?? []).filter(
    (place) => !taken.has(place) && isSame(node, blocks[place]?.node),
  )
  return nextOf(same, last)
}

/** The first of these places behind `last`, or else the first of all. */
const nextOf = (places: readonly number[], last: number) => places.find((place) => place > last) ?? places[0]

function nodePlaces(blocks: KeptSource['blocks']): Map<Node, number[]> {
  const byNode = new Map<Node, number[]>()
  for (const [place, { node }] of blocks.entries()) {
    const places = byNode.get(node)
    if (places) places.push(place)
    else byNode.set(node, [place])
  }
  return byNode
}

function contentOf(blocks: KeptSource['blocks']): Map<string, number[]> {
  const byContent = new Map<string, number[]>()
  for (const [place, { node }] of blocks.entries()) {
    const key = keyOf(node)
    byContent.set(key, [...(byContent.get(key) ?? []), place])
  }
  return byContent
}

const keyOf = (node: Node) => `${node.type.name} ${node.nodeSize} ${node.textContent}`

/** The same but for the ids on it. */
function isSame(node: Node, other: Node | undefined): boolean {
  if (!other) return false
  if (node.eq(other)) return true
  const { origin: _one, ...attributes } = node.attrs
  return node.type.create({ ...attributes, origin: other.attrs['origin'] as unknown }, node.content).eq(other)
}
