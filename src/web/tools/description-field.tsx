// The field for the description beside a title. A description that belongs to an earlier title is not sent, until the user
// says that it has to be.
import type { ReactNode } from 'react'
import { characterCount } from '#contract/text.ts'
import { RECOMMENDED_DESCRIPTION } from '#contract/tools/subject.ts'
import { Field, type ControlProps } from '#web/ui/field.tsx'
import { belongsElsewhere, type Described } from './described-title.ts'
import { ArticleElsewhere } from './article-elsewhere.tsx'
import { ElsewhereNotice } from './elsewhere-notice.tsx'

interface DescriptionFieldProps {
  values: Described
  hint: string
  error: string | undefined
  /** Called when the user has decided about one of another title: true keeps it, false clears it. */
  onDecide: (keeps: boolean) => void
  /** Called with the article's title when the user wants that in the place of a title about something else. */
  onTitle: (title: string) => void
  children: (control: ControlProps) => ReactNode
}

export function DescriptionField({ values, hint, error, onDecide, onTitle, children }: DescriptionFieldProps) {
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
      <ArticleElsewhere title={values.title} onTitle={onTitle}>
        {belongsElsewhere(values) && (
          <ElsewhereNotice title="Deze omschrijving gaat niet mee" onDecide={onDecide}>
            {`Ze hoort bij ‘${values.describes}’. Pas haar aan, of stuur haar toch mee.`}
          </ElsewhereNotice>
        )}
      </ArticleElsewhere>
    </div>
  )
}
