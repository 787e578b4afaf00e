// What the house asks before text of AI goes out: a line for administrators.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { readReviewRule, setReviewRule } from '#contract/reviews/endpoints.ts'
import { reviewRules, ruleLabels, type ReviewRule } from '#contract/reviews/rule.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { useLive } from '#web/live/use-live.ts'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'

const key = ['review-rule'] as const

export function ReviewRuleLine() {
  const client = useQueryClient()
  const id = useId()
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(readReviewRule, { signal }) })
  useLive(['settings'], key)
  const { mutate, isPending } = useMutation({
    mutationFn: (rule: ReviewRule) => call(setReviewRule, { body: { rule } }),
    onSuccess: ({ rule }) =>
      toast({ title: 'Opgeslagen', description: `Tekst van AI: ${ruleLabels[rule].toLowerCase()}.` }),
    onError: (error) => tellFailure('Niet opgeslagen', error),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  if (!data) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="text-small text-ink-2">
        Tekst van AI voordat die naar buiten gaat
      </label>
      <Select
        id={id}
        size="small"
        disabled={isPending}
        value={data.rule}
        onChange={({ target }) => {
          const chosen = reviewRules.find((one) => one === target.value)
          if (chosen) mutate(chosen)
        }}
      >
        {reviewRules.map((one) => (
          <option key={one} value={one}>
            {ruleLabels[one]}
          </option>
        ))}
      </Select>
    </div>
  )
}
