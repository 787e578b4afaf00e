// The use of one tool: asks the server when AI is open to the user, with the article in the bar, keeps the results and counts
// the requests, also after its screen was left. Knows no form and no toast.
import { useQueryClient } from '@tanstack/react-query'
import type { Subscriber } from '#contract/access.ts'
import type { Tone } from '#contract/tools/article.ts'
import type { Refusal } from '#contract/quota.ts'
import { tools, type ToolName } from '#contract/tools/registry.ts'
import type { ToolTab } from '#contract/tools/tabs.ts'
import { call, wasAborted } from '#web/http/call.ts'
import { stream, type Piece } from '#web/http/stream.ts'
import { rememberFeedback } from '#web/feedback/use-feedback.ts'
import { useAiCounter, useLoggedInUser, userQuery } from '#web/session/use-user.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { headsKey } from '#web/sources/use-own-head.ts'
import { useNow } from '#web/ui/use-now.ts'
import { useKept } from '#web/kept/use-kept.ts'
import { alongWith, type Along } from './article-along.ts'
import type { Asked } from './input-words.ts'
import { blockedOn, failureOf, type Failure } from './refusal.ts'
import type { Opened, ToolInput } from './registry.ts'
import { useUnderWay } from './use-under-way.ts'
import { noVariants, schemaOf, toneIn, withChosen, withText, withVariant, type Variants } from './variants.ts'

/** How one generation ended; null when it was abandoned. */
export type Outcome<Name extends ToolName> = { reply: Opened<Name> } | { failure: Failure } | null

export interface Tool<Name extends ToolName = ToolName> {
  name: Name
  pending: boolean
  /** What was written for the last input, newest last: at most 10. They survive a reload. */
  variants: readonly Opened<Name>[]
  /** The index of the variant that is shown. */
  chosen: number
  choose: (index: number) => void
  /** The variant that is shown. */
  reply: Opened<Name> | null
  /** The input that the variants were written for, the article included, without style and tone; null when there are none, or it is not known. */
  asked: Asked
  /** The tone in which the variant that is shown was asked; null when none was chosen: then the rules decided it. */
  tone: Tone | null
  failure: Failure | null
  /** Why AI is closed to this user before anything is asked; null: it is open. */
  blocked: Refusal | null
  /**
   * What a tool that streams has written so far. It stays when it was stopped or broke off halfway, until the next
   * generation or until another variant is chosen; null otherwise.
   */
  written: string | null
  /** Abandons the generation under way. What was written until then stays in `written`, and in the history. */
  stop: () => void
  /**
   * Asks once, and not at all when AI is closed. Raises the local count when the request is granted; the caller reads the
   * server's count when all its tools are done. Never rejects.
   */
  generate: (input: ToolInput<Name>) => Promise<Outcome<Name>>
  /** Replaces the result at `index` by an edited text: in the variant of that generation, or in the one that is shown. */
  edit: (index: number, text: string, generationId?: number) => void
}

/** Checked again when the button is pressed: what the screen shows may be up to a minute old. */
const refusedNow = (screen: ToolTab, user: Subscriber) => blockedOn(screen, user, new Date())

/** `screen`: two screens that use the same tool have separate results, and their own messages for a failure. */
export function useTool<Name extends ToolName>(name: Name, screen: ToolTab): Tool<Name> {
  const client = useQueryClient()
  const user = useLoggedInUser()
  const now = useNow()
  const counter = useAiCounter()
  const { article } = useArticle()
  const [kept, setKept] = useKept<Variants<Name>>(`${screen}/${name}`, noVariants, schemaOf<Name>())
  const { state, change, start, stop } = useUnderWay(`${screen}/${name}`)

  async function ask(body: ToolInput<Name> & Along, signal: AbortSignal): Promise<Opened<Name>> {
    const { endpoint } = tools[name]
    const opened = (reply: unknown) => tools[name].open(reply) as Opened<Name>
    const options = { body, signal }
    if (!endpoint.streams) {
      const reply = await call(endpoint, options)
      counter.bump()
      return opened(reply)
    }
    let text: string | null = null
    function hear(piece: Piece) {
      if (signal.aborted) return
      // From its first words on a generation counts, also when it is stopped.
      if (text === null) counter.bump()
      text = 'text' in piece ? (text ?? '') + piece.text : ''
      change({ written: text })
    }
    const reply = await stream(endpoint, options, hear)
    if (text === null) counter.bump()
    return opened(reply)
  }

  async function generate(input: ToolInput<Name>): Promise<Outcome<Name>> {
    const refused = refusedNow(screen, user)
    if (refused) {
      const failed = { ...refused, limit: true }
      change({ failure: failed })
      return { failure: failed }
    }
    return start((signal) => outcomeOf(input, signal))
  }

  async function outcomeOf(input: ToolInput<Name>, signal: AbortSignal): Promise<Outcome<Name>> {
    try {
      const along = alongWith(article, input)
      const reply = await ask({ ...input, ...along }, signal)
      if (signal.aborted) return null
      rememberFeedback(client, reply.generationId, [])
      setKept((before) => withVariant(before, reply, { ...input, ...along }))
      change({ written: null })
      return { reply }
    } catch (error) {
      if (signal.aborted || wasAborted(error)) return null
      const failed = failureOf(screen, error, user)
      change({ failure: failed })
      if (failed.sessionEnded) void client.invalidateQueries({ queryKey: userQuery.queryKey })
      // The bar then says what can be done.
      if (failed.articleGone) void client.invalidateQueries({ queryKey: headsKey })
      return { failure: failed }
    }
  }

  return {
    name,
    pending: state.pending,
    variants: kept.variants,
    chosen: kept.chosen,
    choose(index) {
      change({ written: null })
      setKept((before) => withChosen(before, index))
    },
    reply: kept.variants[kept.chosen] ?? null,
    asked: kept.input ?? null,
    tone: toneIn(kept.variants[kept.chosen]),
    failure: state.failure,
    blocked: blockedOn(screen, user, now),
    written: state.written,
    stop,
    generate,
    edit: (index, text, generationId) => setKept((before) => withText(before, index, text, generationId)),
  }
}
