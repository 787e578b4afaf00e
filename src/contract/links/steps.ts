// The steps one can take with a link, and when (specification, section 4). Pure functions, shared by the browser's menu and
// the server.
import type { Role } from '../accounts/user.ts'
import type { Link } from './link.ts'

/** The name of a status stands for the step to that status; `Open` is reopening. */
export const linkSteps = ['claim', 'unclaim', 'Opgepakt', 'Klaar', 'Open'] as const
export type LinkStep = (typeof linkSteps)[number]

/** The fields of a link that decide which steps are possible. */
export type LinkState = Pick<Link, 'status' | 'claimedBy'>

type Asker = { role: Role }

export const mayClaim = ({ status, claimedBy }: LinkState) => status !== 'Klaar' && claimedBy === null

/** Anybody may release a link, not only the user who claimed it: that user may be on holiday. */
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

/** The steps that `asker` may take now, in the order of the menu. */
export function nextSteps(link: LinkState, asker: Asker): LinkStep[] {
  return linkSteps.filter((step) => mayStep(step, link, asker))
}

/** The state of a link after an allowed step. @param claimer the id of the user who takes the step. */
export function afterStep(step: LinkStep, { status, claimedBy }: LinkState, claimer: number): LinkState {
  if (step === 'claim') return { status, claimedBy: claimer }
  // Releasing a link that is being worked on (Opgepakt) also opens it again: nobody works on it any more.
  if (step === 'unclaim') return { status: status === 'Opgepakt' ? 'Open' : status, claimedBy: null }
  return { status: step, claimedBy: step === 'Open' ? null : claimedBy }
}
