// The last part of an article's address, made of its title. Knows no site.
import { SEO_LIMITS } from './limits.ts'

/** Letters that do not fall apart in a letter and an accent. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/**
 * Small letters, digits and hyphens, accents folded: 'Reünie in één dag' becomes 'reunie-in-een-dag'. Cut at a word where it
 * is longer than a slug may be; '' when nothing is left.
 */
export function slugOf(title: string): string {
  const folded = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? '')
    // ’s and zo’n stay one word.
    .replace(/['’‘ʼ]/g, '')
    .replace(/€/g, ' euro ')
    .replace(/%/g, ' procent ')
    .replace(/&/g, ' en ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (folded.length <= SEO_LIMITS.slug) return folded
  const cut = folded.slice(0, SEO_LIMITS.slug + 1)
  const word = cut.lastIndexOf('-')
  return cut.slice(0, word > 0 ? word : SEO_LIMITS.slug)
}
