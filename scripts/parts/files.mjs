// Lists files by their ending: Node 20 has no glob of its own.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** The files below `folder` of the project that end in `ending`, sorted; none when there is no such folder. */
export function filesIn(folder, ending) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith(ending))
    .toSorted()
}
