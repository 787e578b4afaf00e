// The field for the description beside a title. A description that belongs to an earlier title is not sent, until the user
// says that it has to be.
import type { ReactNode } from 'react'
import { characterCount } from '#contract/text.ts'
import { RECOMMENDED_DESCRIPTION } from '#contract/tools/subject.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type ControlProps } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { belongsElsewhere, type Described } from './described-title.ts'

interface DescriptionFieldProps {
  values: Described
  hint: string
  error: string | undefined
  /** Called when the user says that it belongs to the present title after all. */
  onKeep: () => void
  onClear: () => void
  children: (control: ControlProps) => ReactNode
}

export function DescriptionField({ values, hint, error, onKeep, onClear, children }: DescriptionFieldProps) {
  return (
    <div className="grid gap-3">
      <Field
        label="Omschrijving"
        optional
        hint={hint}
        error={error}
        count={{ used: characterCount(values.description), recommended: RECOMMENDED_DESCRIPTION }}
      >
        {children}
      </Field>
      {belongsElsewhere(values) && (
        <Notice
          title="Deze omschrijving gaat niet mee"
          live
          action={
            <div className="flex flex-wrap gap-2">
              <Button kind="secondary" size="small" onClick={onKeep}>
                Toch meesturen
              </Button>
              <Button kind="quiet" size="small" onClick={onClear}>
                Wissen
              </Button>
            </div>
          }
        >
          Ze hoort bij ‘{values.describes}’. Pas haar aan, of stuur haar toch mee.
        </Notice>
      )}
    </div>
  )
}
