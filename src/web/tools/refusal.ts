// The messages of the tools for a refusal before anything is asked, and for a call that failed. They differ per screen, not
// per tool: the Facebook titles have other messages on the 3-in-1 screen than on their own. Knows no component.
import type { Subscriber } from '#contract/access.ts'
import {
  captionsRefused,
  limitReached,
  preCheck,
  subscriptionOver,
  trialOver,
  videoRefused,
  type Refusal,
} from '#contract/quota.ts'
import { textsIn } from '#contract/tools/define.ts'
import type { ToolTab } from '#contract/tools/tabs.ts'
import { ApiError, problemOf, serverMessage } from '#web/http/call.ts'

/** Why a tool gave nothing: title and description, and whether it was the quota. */
export interface Failure {
  title: string
  description?: string | undefined
  limit: boolean
  /** The session is over: the login comes next, and there is nobody whose count could be read. */
  sessionEnded?: boolean
  /** The article that it was to be written for is not in the list of articles any more. */
  articleGone?: boolean
  /** Nothing went wrong: the writer says that it cannot do this. Asking the same again gives the same. */
  beyond?: boolean
}

interface Words {
  /** The message at the limit; without it that of the pre-check. */
  atLimit?: Refusal
  /** The title of any other failure. */
  title: string
  /** The description when the server did not say why. */
  otherwise?: string
  /** The description in the place of what the server says. */
  always?: string
  /** Uses `otherwise` also for a reply without a message of our server, like the error page of a proxy. */
  ownWordsOnly?: true
  /** The title when the model wrote nothing. */
  empty?: string
}

// Specification, sections 5, 6 and 8.
const captions = {
  atLimit: captionsRefused,
  title: 'Er is een fout opgetreden bij het genereren van captions',
  empty: 'Geen captions konden worden gegenereerd',
} as const satisfies Words

const words: Record<ToolTab, Words> = {
  'caption-generator': captions,
  'pinterest-captions': captions,
  'facebook-captions': {
    ...captions,
    title: 'Fout bij genereren',
    otherwise: 'Er is een onbekende fout opgetreden',
    ownWordsOnly: true,
  },
  'link-in-bio-captions': { ...captions, title: 'Er is een fout opgetreden' },
  titeltovenaar: { title: 'Fout bij het genereren van titels', otherwise: 'Er is een fout opgetreden' },
  'shorts-text-generator': {
    atLimit: videoRefused,
    title: 'Fout bij genereren',
    always: 'Er is een fout opgetreden bij het genereren van de tekst',
  },
  rewriter: { title: 'Fout bij het herschrijven', otherwise: 'Er is een fout opgetreden' },
  content: { title: 'Fout bij het schrijven', otherwise: 'Er is een fout opgetreden' },
}

/** In the place of the message in the catalogue of problems, which speaks of captions: not every tool writes those. */
const nothingWritten = 'De schrijfhulp schreef niets. Probeer het opnieuw.'

const sessionEnded: Failure = {
  title: 'Je sessie is verlopen',
  description: 'Log opnieuw in om verder te gaan. Wat je hebt ingevuld, blijft staan.',
  limit: false,
  sessionEnded: true,
}

const articleGone: Failure = {
  title: 'Dit artikel is verwijderd',
  description: 'Houd in de balk met het artikel alleen de tekst, of kies een ander artikel. Daarna kun je verder.',
  limit: false,
  articleGone: true,
}

/** Without a model, and where there is nothing to change: the server says why, in words that help. */
const beyond = { title: 'Dit kan de ingebouwde schrijfhulp niet', limit: false, beyond: true } as const

/** Why `user` is refused on this screen before any call; null means go ahead. */
export function blockedOn(screen: ToolTab, user: Subscriber, now: Date): Refusal | null {
  return preCheck(user, now, words[screen].atLimit)
}

/** Why a tool gave nothing, in the place of its texts. Not at a limit that the screen tells already: it is told once. */
export function failureToTell(tool: { failure: Failure | null; blocked: Refusal | null }): Failure | null {
  return tool.blocked && tool.failure?.limit ? null : tool.failure
}

/** A failed call in the words of the screen it was made on. */
export function failureOf(screen: ToolTab, error: unknown, user: Subscriber): Failure {
  if (error instanceof ApiError && error.status === 401) return sessionEnded
  const { atLimit, title, otherwise, always, empty, ownWordsOnly }: Words = words[screen]
  const problem = problemOf(error)
  if (problem.subscriptionExpired) return { ...subscriptionOver, limit: true }
  if (problem.trialExpired) return { ...trialOver, limit: true }
  if (problem.requestLimitReached) return { ...(atLimit ?? limitReached(user.aiRequestsLimit)), limit: true }
  if (problem.code === 'articleGone') return articleGone
  if (problem.code === 'writerCannot') {
    return {
      ...beyond,
      ...(screen === 'rewriter' && { title: 'De tekst blijft zoals hij is' }),
      description: serverMessage(error),
    }
  }
  const wroteNothing = problem.code === 'writerEmpty' || repliedEmpty(problem)
  if (wroteNothing && empty !== undefined) return { title: empty, limit: false }
  const told = ownWordsOnly && !hasOwnWords(error) ? undefined : serverMessage(error)
  return { title, description: always ?? (wroteNothing ? nothingWritten : (told ?? otherwise)), limit: false }
}

/** Whether there is a message for people: the server gave one, or could not be reached, which has a message of its own. */
function hasOwnWords(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || typeof problemOf(error).message === 'string')
}

/** The fields in which a tool's results stand. */
const RESULTS = ['titles', 'captions', 'text', 'sections']

/** Whether `reply` is one without results: that does not fit the contract's schema, but gets a message of its own. */
function repliedEmpty(reply: object): boolean {
  const output = 'data' in reply ? reply.data : reply
  if (typeof output !== 'object' || output === null) return false
  return RESULTS.some((field) => field in output) && textsIn(output).join('') === ''
}
