// The desk: what somebody does in the newsroom. It stands beside the roles of the specification, because 'paid' is a price too.

/** From least to most. `none`: a creator, with articles of their own only. Administrators are chiefs. */
export const desks = ['none', 'writer', 'editor', 'chief'] as const
export type Desk = (typeof desks)[number]

/** The Dutch label of each desk. */
export const deskLabels = {
  none: 'Maker',
  writer: 'Redacteur',
  editor: 'Eindredacteur',
  chief: 'Chef',
} as const satisfies Record<Desk, string>

/** The desk that counts: an administrator's is chief, whatever desk they were given before. */
export function deskOf({ role, desk }: { role: string; desk: Desk }): Desk {
  return role === 'admin' ? 'chief' : desk
}

/** Whether `desk` is `least` or more. */
export const isAtLeast = (desk: Desk, least: Desk) => desks.indexOf(desk) >= desks.indexOf(least)
