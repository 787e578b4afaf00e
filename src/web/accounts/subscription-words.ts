// Roles and parts of a subscription to choose from.
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

/** For a control that chooses one. */
export const roleChoices: readonly Choice[] = roles.map((value) => ({ value, label: roleLabels[value] }))
export const statusChoices: readonly Choice[] = subscriptionStatuses.map((value) => ({
  value,
  label: subscriptionStatusLabels[value],
}))
export const typeChoices: readonly Choice[] = subscriptionTypes.map((value) => ({
  value,
  label: subscriptionTypeLabels[value],
}))
