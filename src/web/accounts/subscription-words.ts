// What the parts of a subscription, and the roles to choose from, are called to people.
import { roleLabels, roles, subscriptionStatuses, subscriptionTypes } from '#contract/accounts/user.ts'

export const subscriptionStatusLabels = { paid: 'Betaald', not_paid: 'Niet betaald' } as const satisfies Record<
  (typeof subscriptionStatuses)[number],
  string
>

export const subscriptionTypeLabels = { free: 'Gratis', paid: 'Betaald' } as const satisfies Record<
  (typeof subscriptionTypes)[number],
  string
>

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
