// Makes an empty database in the folder it is given, in a process of its own: the memory that takes, Node never gives back.
// Run by the first start, and by a build, whose database later first starts copy.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { extraStartParams, markOfThisVersion, READY_MARK } from './embedded-options.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder?')
// Whoever asked for it is gone.
process.once('disconnect', () => process.exit(1))
try {
  const startParams = [...PGlite.defaultStartParams, ...extraStartParams]
  const database = await PGlite.create(folder, { startParams })
  await database.close()
  await writeFile(join(folder, READY_MARK), await markOfThisVersion())
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
