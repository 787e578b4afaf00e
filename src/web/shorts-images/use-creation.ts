// The images and Shorts of the user who is logged in, on whatever screen they are.
import { lasting } from '#web/kept/lasting.ts'
import { createCreation, type Creation } from './creation.ts'
import { keptIn, toKeep } from './kept-shorts.ts'
import { maker } from './maker.ts'

export const useCreation = lasting({
  name: 'shorts-image-creator',
  open: (kept, isOwn) => guarded(createCreation(maker, keptIn(kept, new Date(), isOwn))),
  toKeep,
})

/** Who closes or reloads the page while Shorts are made, which were counted, is asked first. */
function guarded(creation: Creation): Creation {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  creation.subscribe(() => {
    // Added once however often it is said; gone otherwise, for a page with it comes back from the history more slowly.
    if (creation.now().busy) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  })
  return creation
}
