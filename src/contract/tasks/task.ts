// A task as browser and server exchange it.

/** How often a task comes back. */
export const recurrences = ['daily', 'weekdays', 'weekly', 'monthly', 'yearly'] as const
export type Recurrence = (typeof recurrences)[number]
