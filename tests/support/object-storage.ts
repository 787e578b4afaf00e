// Object storage that speaks the protocol of S3, on this machine: s3rver keeps its buckets in a folder.
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Settings } from '#server/config.ts'

interface Storage {
  run: () => Promise<AddressInfo>
  close: () => Promise<void>
}
/** Without types of its own. */
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Storage

/** Starts storage with one bucket. */
export async function openObjectStorage(): Promise<{ settings: S3Settings; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'kopij-test-bucket-'))
  const bucket = 'kopij-proef'
  const storage = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await storage.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      // The only key that s3rver knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      await storage.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
