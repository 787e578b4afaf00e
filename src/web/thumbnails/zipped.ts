// Packs files in a ZIP in the browser. Loaded with the first ZIP.
import { downloadZip } from 'client-zip'

export async function zipped(files: readonly File[]): Promise<Blob> {
  return downloadZip(files.map((file) => ({ name: file.name, lastModified: new Date(), input: file }))).blob()
}
