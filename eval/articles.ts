// The sixty articles that the writers are judged by: demo texts of very different kinds, each a file with its title, its kind
// and the tone that an editor would choose. Knows no tool.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { tones } from '#contract/tools/article.ts'

const folder = new URL('articles/', import.meta.url)

const head = z.object({
  title: z.string().min(1),
  /** A quarter of the articles has none, as a quarter of the editors leaves that field empty. */
  description: z.string().optional(),
  kind: z.string().min(1),
  tone: z.enum(tones),
  language: z.enum(['nl', 'en']),
})

export interface EvalArticle extends z.output<typeof head> {
  /** The name of its file, without its ending. */
  name: string
  text: string
}

/** All articles, by the number their name begins with. @throws Error that names a file without a right head. */
export function readArticles(): EvalArticle[] {
  return readdirSync(fileURLToPath(folder))
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const [, fields = '', text = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(new URL(file, folder), 'utf8')) ?? []
      const lines = fields.split('\n').map((line) => {
        const at = line.indexOf(':')
        return [line.slice(0, at), line.slice(at + 1).trim()]
      })
      const parsed = head.safeParse(Object.fromEntries(lines))
      if (!parsed.success || text.trim() === '')
        throw new Error(`${file}: ${parsed.error === undefined ? 'no text' : z.prettifyError(parsed.error)}`)
      return { name: file.replace(/\.md$/, ''), ...parsed.data, text: text.trim() }
    })
}
