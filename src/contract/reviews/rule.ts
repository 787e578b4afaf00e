// What the house asks before an article with text of an AI model goes out, and which text that is. Pure, shared by browser and server.
import { z } from 'zod'
import { BUILT_IN_MODEL } from '../tools/define.ts'
import type { MachineBlock } from '../writing/blocks.ts'

/**
 * `ask`: who publishes has it reviewed, or lets it say that AI helped to write it. `require`: a review. `off`: nobody reviews, and it
 * always says so.
 */
export const reviewRules = ['ask', 'require', 'off'] as const
export type ReviewRule = (typeof reviewRules)[number]

export const ruleLabels = {
  ask: 'Laten kiezen: nakijken of vermelden',
  require: 'Altijd eerst nakijken',
  off: 'Niet nakijken, altijd vermelden',
} as const satisfies Record<ReviewRule, string>

export const reviewSetting = z.object({
  rule: z.enum(reviewRules, { error: 'Kies laten kiezen, altijd nakijken of altijd vermelden.' }),
})

/**
 * Whether an AI model wrote it. The built-in writer is none: it arranges what somebody gave it by fixed rules, which is no AI system
 * (AI Act, recital 12).
 */
export const isOfModel = ({ model }: Pick<MachineBlock, 'model'>) => model !== BUILT_IN_MODEL

/** Whether text of an AI model stands in it: edited as it may be, not what was taken out. */
export const hasModelText = (blocks: readonly MachineBlock[]) =>
  blocks.some((block) => block.at !== null && isOfModel(block))

/** Whether all of its `blockCount` blocks are of an AI model. */
export function isAllOfModel(blocks: readonly MachineBlock[], blockCount: number): boolean {
  const places = new Set(blocks.filter(isOfModel).map(({ at }) => at))
  places.delete(null)
  return blockCount > 0 && places.size >= blockCount
}

/**
 * How an article may go out. `plain`: it has no text of an AI model. `reviewed`: an editor answers for the text as it stands.
 * `disclosed`: it says that AI helped to write it. `blocked`: it waits for a review.
 */
export type GoingOut = 'plain' | 'reviewed' | 'disclosed' | 'blocked'

/** @param isReviewed whether the present text was reviewed in full. */
export function goingOut(
  rule: ReviewRule,
  { hasText, isReviewed }: { hasText: boolean; isReviewed: boolean },
): GoingOut {
  if (!hasText) return 'plain'
  if (rule === 'off') return 'disclosed'
  if (isReviewed) return 'reviewed'
  return rule === 'require' ? 'blocked' : 'disclosed'
}
