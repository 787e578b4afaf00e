// A document that is given to the part that reads documents, as an upload is: in a temporary file.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DocumentAsker, Documents } from '#server/articles/documents.ts'
import type { ImportedOnDisk } from '#server/articles/import-result.ts'

/** @param left hears the names of the files that are there afterwards. */
export async function importing(
  documents: Pick<Documents, 'import'>,
  bytes: Uint8Array,
  asker: DocumentAsker,
  left: (names: string[]) => void = () => {},
): Promise<ImportedOnDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'kopij-test-import-'))
  try {
    const path = join(folder, 'upload')
    await writeFile(path, bytes)
    return await documents.import({ path, name: 'a.docx' }, asker)
  } finally {
    left((await readdir(folder)).toSorted())
    await rm(folder, { recursive: true })
  }
}
