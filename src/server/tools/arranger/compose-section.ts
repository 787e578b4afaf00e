// One section of an article again, as the whole is arranged by its outline, without what stands around it already. Knows no model.
import { countWords } from '#contract/articles/text-parts.ts'
import { gap } from '#contract/writing/gaps.ts'
import { splitSentences } from '#dutch/text/sentences.ts'
import type { Taste } from '#dutch/writer/subject.ts'
import { bare } from '#dutch/writer/likeness.ts'
import type { Declined } from '../define.ts'
import { arrange, type DraftRequest } from './compose-draft.ts'
import { isGap, restingText } from './resting-text.ts'

interface SectionRequest extends DraftRequest {
  section: number
  before?: string | null | undefined
  after?: string | null | undefined
  present?: string | null | undefined
}

export function composeSection(input: SectionRequest, _seed: number, taste: Taste): { text: string } | Declined {
  const arranged = arrange(input, taste)
  if ('declined' in arranged) return arranged
  const { heading, points } = input.outline.sections[input.section] ?? { heading: '', points: [] }
  const around = ` ${bare(`${input.before ?? ''} ${input.after ?? ''}`)} `
  const found = (arranged.bodies[input.section] ?? '').split('\n\n').filter((part) => !isTold(part, around))
  const body = noLess(found, restingText(input.present ?? '', input.sources, around))
  const open = points.length > 0 ? points.map(gap) : [gap(heading)]
  return { text: [`## ${heading}`, ...(body.length === 0 ? open : body)].join('\n\n') }
}

/** What was found for a section, and of what stood there all that it does not tell when it tells less. */
function noLess(found: readonly string[], stood: readonly string[]): readonly string[] {
  const said = found.filter((part) => !isGap(part))
  if (countWords(said.join(' ')) >= countWords(stood.join(' '))) return found
  const told = ` ${bare(said.join(' '))} `
  return [...said, ...stood.filter((part) => !isTold(part, told)), ...(said.length > 0 ? found.filter(isGap) : [])]
}

/** Whether most of a paragraph stands around it already. */
function isTold(part: string, around: string): boolean {
  const sentences = splitSentences(part)
    .map(bare)
    .filter((said) => said !== '')
  const told = sentences.filter((said) => around.includes(` ${said} `))
  return told.length * 2 > sentences.length
}
