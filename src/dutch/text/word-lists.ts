// How lists of words are written as data: words with spaces or line breaks between them. Knows no list.

/** The words of a text, each once. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** 'hebt:heb bent:ben': a word, and the one it stands for. */
export function wordMap(text: string): ReadonlyMap<string, string> {
  return new Map(text.trim().split(/\s+/).map(pairOf(':')))
}

/** 'dure prijs > hoge prijs; kost duur > kost veel': the same with phrases, with semicolons between them. */
export function phraseMap(text: string): ReadonlyMap<string, string> {
  return new Map(text.trim().split(/;\s*/).map(pairOf(' > ')))
}

/** Phrases, with bars or line breaks between them. */
export const phraseList = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/u)

function pairOf(sign: string): (entry: string) => [string, string] {
  return (entry) => {
    const [from = '', to = ''] = entry.split(sign)
    return [from, to]
  }
}
