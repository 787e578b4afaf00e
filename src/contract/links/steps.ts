// What one can do with a link, and when (specification, section 4). Pure; the menu and the server ask the same questions.
import type { Role } from '../accounts/user.ts'
import type { Link } from './link.ts'

/** A status is the step towards it; `Open` is reopening. */
export const linkSteps = ['claim', 'unclaim', 'Opgepakt', 'Klaar', 'Open'] as const
export type LinkStep = (typeof linkSteps)[number]

/** The part of a link that decides. */
export type LinkState = Pick<Link, 'status' | 'claimedBy'>

type Asker = { role: Role }

export const mayClaim = ({ status, claimedBy }: LinkState) => status !== 'Klaar' && claimedBy === null

/** By anybody, not only by who claimed it: a newsroom does not wait for who is on holiday. */
export const mayRelease = ({ claimedBy }: LinkState) => claimedBy !== null

export const mayPickUp = ({ status, claimedBy }: LinkState) => status === 'Open' && claimedBy !== null

export const mayFinish = ({ status }: LinkState) => status === 'Opgepakt'

export const mayReopen = ({ status }: LinkState, { role }: Asker) => status === 'Klaar' && role === 'admin'

const may: Record<LinkStep, (link: LinkState, asker: Asker) => boolean> = {
  claim: mayClaim,
  unclaim: mayRelease,
  Opgepakt: mayPickUp,
  Klaar: mayFinish,
  Open: mayReopen,
}

export const mayStep = (step: LinkStep, link: LinkState, asker: Asker) => may[step](link, asker)

/** The steps open to `asker`, in the order of a menu. */
export function nextSteps(link: LinkState, asker: Asker): LinkStep[] {
  return linkSteps.filter((step) => mayStep(step, link, asker))
}

/** What a link becomes by a step that may be taken; `claimer` takes it. */
export function afterStep(step: LinkStep, { status, claimedBy }: LinkState, claimer: number): LinkState {
  if (step === 'claim') return { status, claimedBy: claimer }
  // A link that is released in the midst of the work is open again: nobody works on it any more.
  if (step === 'unclaim') return { status: status === 'Opgepakt' ? 'Open' : status, claimedBy: null }
  return { status: step, claimedBy: step === 'Open' ? null : claimedBy }
}
