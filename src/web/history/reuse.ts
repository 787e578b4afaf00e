// Takes a generation back from the history to its tool: the tool's screen gets the input and the results, and the bar the
// article, as if they had just been made. Knows where each tool keeps its input, and nothing of how a screen shows it.
import { readGenerationSource } from '#contract/history/endpoints.ts'
import type { Generation } from '#contract/history/generation.ts'
import { tones } from '#contract/tools/article.ts'
import { SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import { toolTabs } from '#contract/tools/tabs.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { ARTICLE_KEY, type Article } from '#web/sources/article.ts'
import { articleAsSent } from '#web/sources/taking.ts'
import { useReading } from '#web/sources/use-reading.ts'
import { toneFor } from '#web/sources/tone-rules.ts'
import { styleKey, type StyleChoice } from '#web/styles/use-style-choice.ts'
import { describing } from '#web/tools/described-title.ts'
import { inputKey, noResults, usePutReady, type Kept } from '#web/tools/put-ready.ts'
import { toolLabel } from './tool-names.ts'

type Input = Generation['input']

/** The tools whose results stand in an article: that is where one goes on with them. */
type ArticleTool = Extract<ToolName, `article-${string}`>
type Reusable = Exclude<ToolName, ArticleTool>

/** Whether the tool's own screen can take a generation back. */
export const isReusable = (generation: Generation): generation is Generation & { tool: Reusable } =>
  generation.tool in forms

/** The page where the article of a generation is written on: the article itself, or the list where it is not known. */
export const articlePage = ({ articleId }: Pick<Generation, 'articleId'>): string =>
  articleId === null ? 'artikelen' : `artikelen/${articleId}`

const typed = (value: unknown) => (typeof value === 'string' ? value : '')

const titled = ({ title, description }: Input) => describing(typed(title), typed(description))

/** For each tool the values of its form, made from the input that it sent. */
const forms = {
  'facebook-captions': titled,
  'pinterest-captions': titled,
  'link-in-bio-titles': titled,
  // The tool sends title and description as one text. Wherever the title really ended, both are joined again to the same.
  'link-in-bio-captions': ({ url }) => {
    const [title = '', ...rest] = typed(url).split(SUBJECT_SEPARATOR)
    return describing(title, rest.join(SUBJECT_SEPARATOR))
  },
  titeltovenaar: ({ subject, context, amount }) => {
    const { title, description, describes } = describing(typed(subject), typed(context))
    return { subject: title, context: description, amount: String(amount), ...(describes && { describes }) }
  },
  'shorts-text': (input) => ({ ...titled(input), language: input['language'] }),
  rewriter: ({ text, mode, address, instruction }) => ({
    text: typed(text),
    mode,
    address,
    instruction: typed(instruction),
  }),
} as const satisfies Record<Reusable, (input: Input) => object>

type Again = Generation & { tool: Reusable }

/** What the tool's screen keeps, with the values for `generation`, which was written from `article`. */
export function keptOf(generation: Again, article: Article | null = null): Kept {
  const { id, tool, input, output, model } = generation
  const [tab] = toolTabs[tool]
  const { styleId, tone: given, ...fields } = input
  const tone = tones.find((one) => one === given)
  const asked = {
    ...fields,
    ...(article && { source: article.text }),
    ...(article?.articleId !== undefined && { articleId: article.articleId }),
  }
  const style: StyleChoice = typeof styleId === 'number' ? styleId : 'none'
  return {
    [inputKey(tab)]: forms[tool](input),
    [ARTICLE_KEY]: article,
    ...noResults(tab),
    [`${tab}/${tool}`]: {
      variants: [{ ...output, model, generationId: id, ...(tone && { tone }) }],
      chosen: 0,
      input: asked,
    },
    [styleKey(tab)]: style,
  }
}

/** The article of a generation, with the title, the description and the tone that were sent with it. */
async function articleFor({ id, tool, input, articleId }: Again): Promise<Article> {
  const { source } = await call(readGenerationSource, { params: { id } })
  const form: Readonly<Record<string, unknown>> = { ...forms[tool](input) }
  const article = await articleAsSent({
    text: source,
    title: typed(form['title'] ?? form['subject']),
    description: typed(form['description'] ?? form['context']),
  })
  const sent = tones.find((one) => one === input['tone']) ?? null
  // A text that was adapted took its tone along, chosen or not: one that the rules say too is not shown as if it were.
  const followed = tool === 'rewriter' && sent !== null && sent === (await toneFor(article))
  return { ...article, tone: followed ? null : sent, ...(articleId !== null && { articleId }) }
}

/**
 * Returns a function that opens a generation's tool with its input, its results and its article. A toast offers to undo that,
 * or says why the article could not be fetched: then nothing changes. Resolves when it is done.
 */
export function useReuse(): (generation: Again) => Promise<void> {
  const putReady = usePutReady()
  const reading = useReading()
  return async (generation) => {
    let article: Article | null = null
    try {
      if (generation.sourceWords > 0) article = await articleFor(generation)
    } catch (failure) {
      return tellFailure('Het artikel kon niet worden opgehaald', failure)
    }
    // Otherwise a page that is still being read would take its place.
    reading.forget()
    putReady(
      toolTabs[generation.tool][0],
      keptOf(generation, article),
      `Staat klaar in ${toolLabel(generation.tool)}`,
      'Wat je toen invulde en wat eruit kwam staat weer op het scherm.',
    )
  }
}
