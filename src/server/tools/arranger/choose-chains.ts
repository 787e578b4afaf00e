// Chooses what of the sources an article of a given length tells: what was asked for first, and of the rest what tells most. What
// something that stays takes for granted stays too. Knows no outline.
import type { Placed } from './assign.ts'
import type { Chain } from './chains.ts'

/** How far over the length an article may run before something is left out. */
const OVER = 1

/** @param most in words. @param before what stands above all of it: title and introduction. */
export function chosen(placed: readonly Placed[], most: number, before: string): Placed[] {
  let kept = [...placed]
  const words = () => kept.reduce((sum, { chain }) => sum + chain.words, 0)
  const fixed = new Set<Placed>()
  while (words() > most * OVER) {
    const candidates = kept.filter(
      (one) => !fixed.has(one) && kept.some((other) => other !== one && other.section === one.section),
    )
    const [least] = candidates.toSorted((a, b) => Number(a.asked) - Number(b.asked) || a.chain.worth - b.chain.worth)
    if (least === undefined) break
    if (isNeeded(least.chain, kept, before)) fixed.add(least)
    else kept = kept.filter((one) => one !== least)
  }
  return kept
}

/** Whether another chain that stays takes something for granted that only this one tells. */
function isNeeded(chain: Chain, kept: readonly Placed[], before: string): boolean {
  const textOf = (one: Chain) => one.blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
  const own = textOf(chain)
  const others = kept.filter((one) => one.chain !== chain)
  return others.some(({ chain: other }) => {
    const needs = other.blocks.flatMap(({ sentences }) => sentences.flatMap(({ fact }) => fact?.needs ?? []))
    const source = chain.blocks[0]?.source
    if (other.blocks[0]?.source !== source) return false
    return needs.some((need) => {
      const holds = (text: string) => text.includes(need)
      const elsewhere = others.some((one) => one.chain !== other && holds(textOf(one.chain)))
      return holds(own) && !holds(before) && !elsewhere
    })
  })
}
