// Turns pasted plain text into blocks: as Markdown when it clearly is, else as the paragraphs that it has. Knows no clipboard.
import type { Node, Schema } from '@tiptap/pm/model'
import type { Definitions } from './cut.ts'
import { blocksOf } from './kept-source.ts'

/** What Markdown has, and ordinary text hardly; each with how much it says. Two points are enough. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  [/^#{1,6} \S/m, 2],
  [/^(?:[-*+]) \S.*\n(?:.*\n)?(?:[-*+]) \S/m, 2],
  [/^\d{1,3}[.)] \S.*\n(?:.*\n)?\d{1,3}[.)] \S/m, 1],
  [/^```/m, 2],
  [/^> \S/m, 1],
  [/^\|.*\|\s*\n\|[\s:|-]+\|/m, 2],
  [/\*\*\S[^*\n]*\*\*|__\S[^_\n]*__/, 2],
  [/(?<![\w*])\*\S[^*\n]*\S\*(?![\w*])/, 1],
  [/!?\[[^\]\n]+\]\([^)\s]+(?: "[^"]*")?\)/, 2],
  [/(?<!`)`[^`\n]+`(?!`)/, 1],
  [/^---\s*$/m, 1],
]

/** Whether a text was clearly written as Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  const beginning = text.slice(0, 20_000)
  return SIGNS.reduce((sum, [sign, points]) => sum + (sign.test(beginning) ? points : 0), 0) >= 2
}

/** The blocks of a pasted text. @param plain takes signs of Markdown for what they are: text. */
export function plainBlocks(text: string, schema: Schema, definitions: Definitions, plain: boolean): Node[] {
  const clean = text.replace(/\r\n?/g, '\n').replaceAll('\u0000', '')
  if (!plain && looksLikeMarkdown(clean)) return blocksOf(clean, schema, definitions)
  return clean
    .split(/\n[ \t]*\n\s*/)
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter((part) => part !== '')
    .map((part) =>
      schema.node(
        'paragraph',
        null,
        part
          .split('\n')
          .flatMap((line, at) => [
            ...(at === 0 ? [] : [schema.node('hardBreak')]),
            ...(line === '' ? [] : [schema.text(line)]),
          ]),
      ),
    )
}
