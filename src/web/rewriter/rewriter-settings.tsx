// The settings for rewriting, and the button that starts it. Knows nothing of the text itself.
import type { ReactNode } from 'react'
import type { Refusal } from '#contract/quota.ts'
import {
  rewriteAddresses,
  rewriteAddressHint,
  rewriteAddressLabels,
  rewriteModeLabels,
  rewriteModes,
  type RewriteAddress,
  type RewriteMode,
} from '#contract/tools/rewrite-modes.ts'
import { characterCount } from '#contract/text.ts'
import { LONGEST_INSTRUCTION } from '#contract/tools/rewriter.ts'
import { NarrowWayToPremium } from '#web/accounts/way-to-premium.tsx'
import { ChoiceBar } from '#web/ui/choice-bar.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { Failure } from '#web/tools/refusal.ts'
import { SubmitRow } from '#web/tools/submit-row.tsx'
import type { RewriteErrors, RewriteValues } from './rewrite-input.ts'

const modes = rewriteModes.map((value) => ({ value, label: rewriteModeLabels[value].label }))
const addresses = rewriteAddresses.map((value) => ({ value, label: rewriteAddressLabels[value].label }))

interface RewriterSettingsProps {
  values: RewriteValues
  errors: RewriteErrors
  onChange: (values: Partial<RewriteValues>) => void
  onSubmit: () => void
  pending: boolean
  action: string
  /** What one press costs, for beside the button. */
  cost: string
  /** The choice of a style. */
  style: ReactNode
  /** How the chosen style addresses the reader; null without a style. */
  styleAddress: 'je' | 'u' | null
  failure: Failure | null
  /** Why AI is closed to this user before anything is asked. */
  blocked: Refusal | null
}

export function RewriterSettings({
  values,
  errors,
  onChange,
  onSubmit,
  pending,
  action,
  cost,
  style,
  styleAddress,
  failure,
  blocked,
}: RewriterSettingsProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        onSubmit()
      }}
      className="grid gap-6"
    >
      <ChoiceBar<RewriteMode>
        label="Wat moet er gebeuren?"
        choices={modes}
        value={values.mode}
        onChange={(mode) => onChange({ mode })}
        hint={rewriteModeLabels[values.mode].hint}
      />
      {values.mode === 'eigen' && (
        <Field
          label="Jouw opdracht"
          error={errors.instruction}
          count={{ used: characterCount(values.instruction), recommended: LONGEST_INSTRUCTION, of: 'tekens' }}
        >
          {(control) => (
            <Textarea
              {...control}
              name="instruction"
              value={values.instruction}
              placeholder="Maak de inleiding korter en schrap de uitroeptekens."
              onChange={(event) => onChange({ instruction: event.target.value })}
            />
          )}
        </Field>
      )}
      <ChoiceBar<RewriteAddress>
        label="Aanspreekvorm"
        choices={addresses}
        value={values.address}
        onChange={(address) => onChange({ address })}
        hint={rewriteAddressHint(values.address, styleAddress)}
      />
      {style}
      {/*
        In the wide layout the settings scroll by themselves on a low screen. This part then sticks to the bottom, and the
        settings fade out above it. Not on a very low screen, where it would cover them.
      */}
      <div
        className={cx(
          'relative grid gap-6 @4xl:-my-3 @4xl:bg-paper @4xl:py-3 @4xl:[@media(height>=38rem)]:sticky @4xl:[@media(height>=38rem)]:-bottom-1',
          'before:pointer-events-none before:absolute before:inset-x-0 before:-top-4 before:h-4',
          'before:bg-linear-to-t before:from-paper before:to-transparent @max-4xl:before:hidden',
        )}
      >
        {blocked ? (
          <NarrowWayToPremium why={blocked} />
        ) : (
          failure && (
            <Notice tone={failure.beyond ? 'info' : 'bad'} title={failure.title} live>
              {failure.description}
            </Notice>
          )
        )}
        <SubmitRow action={action} cost={cost} pending={pending} className="w-full sm:@max-4xl:w-auto" />
      </div>
    </form>
  )
}
