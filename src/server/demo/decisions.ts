// The optimisations of the demo: proposed by the product's own rules from the demo's figures, and decided by its
// administrator.
import type { ImpactArea } from '#contract/optimizations/optimization.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import type { Deed } from '../change/change.ts'
import { measureOptimizations, proposeOptimizations } from '../optimizations/jobs.ts'
import { carryOut, decide, findOptimizations } from '../optimizations/store.ts'
import type { Happening, Scene } from './happening.ts'

const DAY_HOURS = 24

/** Each decision comes after the days in which, according to `troubles` in figures.ts, a tool did badly. */
export function decisions({ tx }: Scene): Happening[] {
  const by = 'demo-beheerder'
  const proposed = async (tool: ToolName, area: ImpactArea): Promise<number | undefined> => {
    const found = await findOptimizations(tx, { status: 'proposed' })
    return found.find(({ row }) => row.tool === tool && row.impactArea === area)?.row.id
  }
  const look = ({ at }: Deed) => proposeOptimizations(tx, at)
  const about =
    (tool: ToolName, area: ImpactArea, act: (deed: Deed, id: number) => Promise<unknown>) => async (deed: Deed) => {
      const id = await proposed(tool, area)
      if (id !== undefined) await act(deed, id)
    }
  return [
    { hoursAgo: 20 * DAY_HOURS, by, happen: look },
    {
      hoursAgo: 20 * DAY_HOURS - 2,
      by,
      happen: about('facebook-captions', 'failing', (deed, id) => carryOut(tx, deed, id)),
    },
    { hoursAgo: 12 * DAY_HOURS, by, happen: ({ at }) => measureOptimizations(tx, at) },
    { hoursAgo: 7 * DAY_HOURS, by, happen: look },
    {
      hoursAgo: 7 * DAY_HOURS - 3,
      by,
      happen: about('link-in-bio-titles', 'slow', (deed, id) => decide(tx, deed, id, 'dismiss')),
    },
    { hoursAgo: 6, by, happen: look },
    { hoursAgo: 4, by, happen: about('shorts-text', 'slow', (deed, id) => decide(tx, deed, id, 'accept')) },
  ]
}
