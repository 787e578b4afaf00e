// Finds the words that a style profile forbids in a text that may have hashtags, which write several words as one. Used where
// hashtags are written; the built-in writer of captions writes none.
import { bannedIn } from './banned-words.ts'

/** As `bannedIn`, and in the words that each hashtag writes as one: 'Goedkoop Wonen' or '#GoedkoopWonen'. */
export function bannedAnywhere(text: string, banned: readonly string[]): string[] {
  if (banned.length === 0) return []
  const lines = [text, ...tagsIn(text)]
  return banned.filter((word) => lines.some((line) => bannedIn(line, [word]).length > 0))
}

function tagsIn(text: string): string[] {
  const tags = text.match(/#[\p{L}\p{M}\p{N}]+/gu) ?? []
  return tags.map((tag) => tag.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' '))
}
