// Copies of one's own data as their owner asks for, fetches and opens them.
import assert from 'node:assert/strict'
import { makeExport, removeExportFile } from '#server/account-data/jobs.ts'
import { unzipped } from '#server/articles/import-zip.ts'
import { runJob } from '#server/jobs/job.ts'
import type { Client } from './app.ts'
import type { PictureHouse } from './stored-pictures.ts'

export const exportPath = '/api/account/export'

export const exportOf = async (client: Client) => (await client.get(exportPath)).body

export async function fetchFrom(client: Client, url: string) {
  const reply = await fetch(client.url + url, { headers: { cookie: client.cookie ?? '' } })
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}

/** A list in a copy; null when it has none. */
export const json = (files: Map<string, string>, name: string) =>
  JSON.parse(files.get(name) ?? 'null') as Record<string, unknown>[]

/** @param house is asked for when it is open. */
export function copiesIn(house: () => PictureHouse) {
  /** What the last run that was sent is to make. */
  const order = () => makeExport.data.parse(house().app.sent.all.findLast(({ name }) => name === makeExport.name)?.data)
  return {
    order,
    /** Does what was sent to be removed. */
    removeSent: async (): Promise<void> => {
      const { sent, site } = house().app
      for (const { name, data } of sent.all)
        if (name === removeExportFile.name) await runJob(removeExportFile, site, removeExportFile.data.parse(data))
    },
    exportsLeft: async () => (await house().filesLeft()).filter((name) => name.startsWith('export.')),
    /** Asks, makes and opens a copy. */
    copyOf: async (client: Client): Promise<Map<string, string>> => {
      assert.equal((await client.post(exportPath)).status, 201)
      await runJob(makeExport, house().app.site, order())
      const { state, url } = await exportOf(client)
      assert.equal(state, 'ready')
      const { bytes } = await fetchFrom(client, url)
      return new Map([...unzipped(bytes, () => true)].map(([name, file]) => [name, Buffer.from(file).toString('utf8')]))
    },
  }
}
