// The address of a table of figures as a file, for a link.
import type { OverviewTable } from '#contract/usage/overview.ts'
import type { Period } from '#contract/usage/period.ts'

export function fileAddress(
  { path }: { path: string },
  { from, to, table }: Period & { table: OverviewTable },
): string {
  return `${path}?${new URLSearchParams({ from, to, table })}`
}
