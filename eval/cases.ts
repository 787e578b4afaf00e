// What every tool is asked about an article: with its whole text, with its description only, and with its title alone.
import { LONGEST_SUBJECT } from '#contract/tools/titeltovenaar.ts'
import { SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import type { EvalArticle } from './articles.ts'

/** How much of an article a tool is given. */
export const givens = ['source', 'description', 'title'] as const
export type Given = (typeof givens)[number]

export const givenLabels = {
  source: 'Met het artikel',
  description: 'Met titel en omschrijving',
  title: 'Met alleen een titel',
} as const satisfies Record<Given, string>

export interface EvalCase {
  tool: ToolName
  /** What it is called on the page. */
  heading: string
  given: Given
  /** The body of the request, as the tool's endpoint takes it. */
  body: Record<string, unknown>
  /** All that the writer is given: figures and names may come from nowhere else. */
  sources: readonly string[]
  /** The title; null for a rewritten text. */
  title: string | null
  /** How long a text is recommended to be, in characters; null: nothing is. */
  range: { min: number; max: number } | null
  /** How many texts were asked for. */
  wanted: number
}

/** Every tool with the whole article; the texts of the rewriter in the modes that need no language model. */
export function casesOf(article: EvalArticle): EvalCase[] {
  const rewritten = (['korter', 'eenvoudiger', 'formeler'] as const).map((mode): EvalCase => ({
    ...bare(article, 'source'),
    tool: 'rewriter',
    heading: `Herschrijver, ${mode}`,
    body: { text: article.text, mode },
    title: null,
  }))
  return [...textCases(article, 'source'), ...(article.language === 'nl' ? rewritten : [])]
}

/** The tools that write from an article, given this much of it. None for a description that is not there. */
export function textCases(article: EvalArticle, given: Given): EvalCase[] {
  const { title, description, text, language } = article
  if (given === 'description' && description === undefined) return []
  const told = given === 'title' ? undefined : description
  const subject = {
    title,
    ...(told !== undefined && { description: told }),
    ...(given === 'source' && { source: text }),
  }
  const source = given === 'source' && { source: text }
  const one = (tool: ToolName, heading: string, parts: Partial<EvalCase> & Pick<EvalCase, 'body'>): EvalCase => ({
    ...bare(article, given),
    tool,
    heading,
    wanted: given === 'source' ? 5 : 3,
    ...parts,
  })
  return [
    one('facebook-captions', 'Facebook', { body: subject, range: { min: 20, max: 150 } }),
    one('pinterest-captions', 'Pinterest', { body: subject, range: { min: 20, max: 100 } }),
    one('link-in-bio-captions', 'Link in Bio', {
      body: { url: [title, told].filter((part) => part !== undefined).join(SUBJECT_SEPARATOR), ...source },
      range: { min: 200, max: 300 },
    }),
    one('titeltovenaar', 'TitelTovenaar', {
      body: {
        subject: [...title].slice(0, LONGEST_SUBJECT).join(''),
        // The field is required: who has nothing to say there repeats the title.
        context: told ?? title,
        amount: 5,
        ...source,
      },
      range: { min: 90, max: 100 },
      wanted: 5,
    }),
    one('shorts-text', language === 'nl' ? 'Shorts-script' : 'Shorts-script, Engels', {
      body: { ...subject, language },
      range: { min: 750, max: 850 },
      wanted: 1,
    }),
  ]
}

function bare({ title, description, text }: EvalArticle, given: Given): EvalCase {
  const told = given === 'title' ? [] : [description ?? '']
  return {
    tool: 'rewriter',
    heading: '',
    given,
    body: {},
    sources: [title, ...told, ...(given === 'source' ? [text] : [])],
    title,
    range: null,
    wanted: 1,
  }
}
