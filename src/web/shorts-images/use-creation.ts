// The images and Shorts of the user who is logged in, on whatever screen they are.
import { lasting } from '#web/kept/lasting.ts'
import { createCreation } from './creation.ts'
import { keptShortsIn, toKeep } from './kept-shorts.ts'
import { maker } from './maker.ts'

export const useCreation = lasting({
  name: 'shorts-image-creator',
  open: (kept) => createCreation(maker, keptShortsIn(kept, new Date())),
  toKeep,
})
