// The batch of the user who is logged in, on whatever screen they are.
import { lasting } from '#web/kept/lasting.ts'
import { createBatch } from './batch.ts'
import { keptBatchIn, toKeep } from './kept-batch.ts'
import { maker } from './maker.ts'

export const useBatch = lasting({
  name: 'image-resizer',
  open: (kept, isOwn) => createBatch(maker, keptBatchIn(kept, new Date()), isOwn),
  toKeep,
})
