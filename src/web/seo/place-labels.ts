// What people call the blocks of a text: 'al. 3', 'kop 1', each kind counted by itself. Knows no finding.
import type { ArticleBlock, BlockKind } from './article-blocks.ts'

const short = {
  alinea: 'al.',
  kop: 'kop',
  lijst: 'lijst',
  citaat: 'citaat',
  tabel: 'tabel',
  beeld: 'beeld',
  blok: 'blok',
} as const satisfies Record<BlockKind, string>

/** By the number of the block. */
export function placeLabels(blocks: readonly Pick<ArticleBlock, 'kind'>[]): string[] {
  const counts = new Map<BlockKind, number>()
  return blocks.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${short[kind]} ${count}`
  })
}
