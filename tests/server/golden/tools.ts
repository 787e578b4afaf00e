// What every tool is asked about a subject of the golden file, and what the built-in writer makes of it.
import assert from 'node:assert/strict'
import { noTaste } from '#dutch/writer/subject.ts'
import { rewriteModes } from '#contract/tools/rewrite-modes.ts'
import { noArticle, type Tool } from '#server/tools/define.ts'
import { tools } from '#server/tools/registry.ts'
import { texts } from '../../dutch/rewriter/texts.ts'
import type { GoldenSubject } from '../../support/golden-subjects.ts'
import type { Written } from './breaches.ts'

const composers = new Map(
  await Promise.all(
    Object.values(tools as unknown as Record<string, Tool>).map(
      async (tool) => [tool.contract.name, await tool.loadCompose()] as const,
    ),
  ),
)

const modes = rewriteModes.filter((mode) => mode !== 'eigen')
const addresses = ['keep', 'je', 'u'] as const

export interface GoldenCase extends Omit<Written, 'output'> {
  tool: Tool
  /** What it is called in the golden file. */
  heading: string
}

/** Every tool on one subject; the rewriter in another mode for each, and only where there is a text. */
export function casesFor({ title, lead, described }: GoldenSubject, at: number): GoldenCase[] {
  const description = described && lead !== '' ? lead : null
  const plain = { title, ...(description !== null && { description }) }
  const typed = `${title} ${lead}`
  const mode = modes[at % modes.length] ?? 'korter'
  const address = addresses[at % addresses.length] ?? 'keep'
  const of = (name: keyof typeof tools, heading: string, input: Record<string, unknown>): GoldenCase => {
    const tool = tools[name] as unknown as Tool
    return { tool, contract: tool.contract, heading, input, title, typed }
  }
  return [
    of('facebook-captions', 'Facebook', plain),
    of('pinterest-captions', 'Pinterest', plain),
    of('link-in-bio-titles', 'Link in Bio (3-in-1)', plain),
    of('link-in-bio-captions', 'Link in Bio', { url: [title, description].filter(Boolean).join(' - ') }),
    of('titeltovenaar', 'TitelTovenaar', {
      subject: [...title].slice(0, 150).join(''),
      context: lead || 'Een artikel voor een breed publiek.',
      amount: 3 + (at % 3),
    }),
    of('shorts-text', 'Shorts-script', { title, description, language: 'nl' }),
    { ...of('shorts-text', 'Shorts-script, Engels', { title, description, language: 'en' }), english: true },
    ...(lead === ''
      ? []
      : [
          {
            ...of('rewriter', `Herschrijver, ${mode}, ${address}`, { text: lead, mode, address, instruction: null }),
            title: null,
          },
        ]),
  ]
}

/** The rewriter on texts as people paste them, in every fixed mode and in turn with each form of address. */
export function rewriteCases(): (GoldenCase & { name: string })[] {
  return Object.entries(texts).flatMap(([name, text], place) =>
    modes.map((mode, at) => {
      const address = addresses[(place + at) % addresses.length] ?? 'keep'
      const tool = tools.rewriter as unknown as Tool
      const input = { text, mode, address, instruction: null }
      return {
        tool,
        contract: tool.contract,
        name,
        heading: `${name}, ${mode}, ${address}`,
        input,
        title: null,
        typed: text,
      }
    }),
  )
}

/** The same every time: the seed is the subject's place, and the length of its heading keeps two tools apart. */
export function compose({ tool, input, heading }: GoldenCase, at: number): unknown {
  const write = composers.get(tool.contract.name) ?? assert.fail(tool.contract.name)
  return write(input, at + 1 + heading.length * 100, noTaste, noArticle)
}
