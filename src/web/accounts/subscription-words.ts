// The roles, subscription statuses and subscription types, as options for a select.
import {
  roleLabels,
  roles,
  subscriptionStatuses,
  subscriptionStatusLabels,
  subscriptionTypeLabels,
  subscriptionTypes,
} from '#contract/accounts/user.ts'

interface Choice {
  value: string
  label: string
}

export const roleChoices: readonly Choice[] = roles.map((value) => ({ value, label: roleLabels[value] }))
export const statusChoices: readonly Choice[] = subscriptionStatuses.map((value) => ({
  value,
  label: subscriptionStatusLabels[value],
}))
export const typeChoices: readonly Choice[] = subscriptionTypes.map((value) => ({
  value,
  label: subscriptionTypeLabels[value],
}))
