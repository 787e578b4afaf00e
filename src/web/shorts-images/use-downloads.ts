// Shorts saved on the user's disk: one, or all as a ZIP. What goes wrong is told in the words of the specification (section 8).
import { useState } from 'react'
import { downloadShort, zipShorts, type DownloadFormat } from '#contract/shorts-images/endpoints.ts'
import { address, answer, ApiError, call, failureMessage } from '#web/http/call.ts'
import { saveReply } from '#web/http/saved-file.ts'
import { toast } from '#web/ui/toast-store.ts'

/** The address of one Short as a file. */
export const downloadAddress = (filename: string, format: DownloadFormat) =>
  address(downloadShort.path, { filename, format }) as `/api/${string}`

export function useDownloads() {
  const [pending, setPending] = useState<'one' | 'zip'>()

  async function during(what: 'one' | 'zip', failed: string, work: () => Promise<void>): Promise<void> {
    setPending(what)
    try {
      await work()
    } catch (error) {
      toast({
        variant: 'destructive',
        title: failed,
        description: zipWithoutAddress(what, error) ?? failureMessage(error),
      })
    } finally {
      setPending(undefined)
    }
  }
  const fetched = async (path: `/api/${string}`, name: string) =>
    saveReply(await answer({ method: 'GET', path }, {}), name)
  return {
    pending,
    saveOne: (filename: string, format: DownloadFormat) =>
      during('one', 'Download fout', () => fetched(downloadAddress(filename, format), `short.${format}`)),
    saveAll: (filenames: readonly string[], format: DownloadFormat) =>
      during('zip', 'Fout bij het maken van de ZIP', async () => {
        const { zipUrl } = await call(zipShorts, { body: { filenames: [...filenames], format } })
        await fetched(zipUrl as `/api/${string}`, 'shorts.zip')
      }),
  }
}

/** What is said of a good reply that does not say where the ZIP is. */
const zipWithoutAddress = (what: 'one' | 'zip', error: unknown) =>
  what === 'zip' && error instanceof ApiError && error.status >= 200 && error.status < 300
    ? 'Geen ZIP URL ontvangen'
    : undefined
