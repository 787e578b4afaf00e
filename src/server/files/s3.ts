// Connects to a bucket in object storage that speaks the protocol of S3. Knows nothing of what is kept in it.
import type { Disk } from 'flydrive'
import type { S3Settings } from '../config.ts'

/** How long connecting, and an answer without any progress, may take, in ms. */
const CONNECT_MS = 5_000
const ANSWER_MS = 30_000

/** Loads what it needs, 22 MB, when it is called. */
export async function openBucket({ endpoint, region, bucket, ...credentials }: S3Settings): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')])
  return new Disk(
    new S3Driver({
      credentials,
      region,
      bucket,
      visibility: 'private',
      // Buckets whose owner has turned access lists off, the default at Amazon, refuse every request that names one.
      supportsACL: false,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Other makers' storage does not know the checksums that the SDK sends by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // It would write what goes wrong to the console; whoever asked hears of it.
      logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    }),
  )
}

function silent(): void {}
