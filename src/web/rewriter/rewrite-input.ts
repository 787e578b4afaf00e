// The input of the Herschrijver: kept while typing, checked against the contract, and with a way back to the text that was
// replaced last. Knows no markup.
import { useState } from 'react'
import { z } from 'zod'
import { characterCount } from '#contract/text.ts'
import { rewriteAddresses, rewriteModes } from '#contract/tools/rewrite-modes.ts'
import { LONGEST_TEXT, rewriter } from '#contract/tools/rewriter.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import type { ToolInput } from '#web/tools/registry.ts'
import { useKept } from '#web/kept/use-kept.ts'

const rewriteValues = z.object({
  text: z.string(),
  mode: z.enum(rewriteModes),
  address: z.enum(rewriteAddresses),
  instruction: z.string(),
})
/** The fields as they stand in the form: untrimmed, and always there. */
export type RewriteValues = z.infer<typeof rewriteValues>

const empty: RewriteValues = { text: '', mode: 'korter', address: 'keep', instruction: '' }

export type RewriteErrors = Partial<Record<keyof RewriteValues, string>>

export interface RewriteInput {
  values: RewriteValues
  set: (values: Partial<RewriteValues>) => void
  /** Replaces the text by another; `restoreText` brings it back. */
  replaceText: (text: string) => void
  /** Swaps the text with the one that was replaced last; null when there is none. */
  restoreText: (() => void) | null
  errors: RewriteErrors
  /** The input as it is to be sent; null when it is invalid, and from then on the errors show. */
  check: () => ToolInput<'rewriter'> | null
}

export function useRewriteInput(): RewriteInput {
  const [values, setValues] = useKept<RewriteValues>('rewriter/input', empty, rewriteValues)
  const [replaced, setReplaced] = useKept<string>('rewriter/replaced-text', '', z.string())
  const [tried, setTried] = useState(false)
  const set = (changed: Partial<RewriteValues>) => setValues((now) => ({ ...now, ...changed }))

  function replaceText(text: string) {
    if (values.text.trim() !== '' && values.text !== text) setReplaced(values.text)
    set({ text })
  }
  return {
    values,
    set,
    replaceText,
    restoreText:
      replaced === '' || replaced === values.text
        ? null
        : () => {
            setReplaced(values.text)
            set({ text: replaced })
          },
    errors: { ...(tried && errorsIn(values)), ...tooLong(values.text) },
    check() {
      const checked = read(values)
      setTried(!checked.success)
      return checked.success ? checked.data : null
    },
  }
}

function read({ instruction, ...values }: RewriteValues) {
  return rewriter.input.safeParse(values.mode === 'eigen' ? { ...values, instruction } : values)
}

function errorsIn(values: RewriteValues): RewriteErrors {
  const issues = read(values).error?.issues ?? []
  // Reversed, so that the first error of a field wins.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))
}

/** Shown at once, not only after the button: who pastes too much wants to know how much. */
function tooLong(text: string): RewriteErrors {
  const over = characterCount(text) - LONGEST_TEXT
  if (over <= 0) return {}
  return {
    text: `Een tekst telt hoogstens ${dutchNumber(LONGEST_TEXT)} tekens: deze is er ${dutchNumber(over)} te lang.`,
  }
}
