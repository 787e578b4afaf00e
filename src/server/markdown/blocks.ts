// stub
import { marked } from 'marked'
export const blocksOf = (markdown: string) =>
  marked
    .lexer(markdown)
    .filter(({ type }) => type !== 'space')
    .map(({ raw, type }) => ({ raw, type, text: raw }))
