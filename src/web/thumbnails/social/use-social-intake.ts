// The way in for the images of a batch: what is not taken is told by name, in the words of the specification where it has them.
import { named } from '#contract/naming.ts'
import { MOST_THUMBNAILS, thumbnailWords } from '#contract/thumbnails/endpoints.ts'
import type { RefusedPicture } from '#web/pictures/check-pictures.ts'
import { usePictureIntake, type Intake } from '#web/pictures/use-picture-intake.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { socialUpload } from './social-files.ts'

export function useSocialIntake(have: number, onImages: (files: File[]) => Promise<readonly RefusedPicture[]>): Intake {
  return usePictureIntake({
    upload: socialUpload,
    most: MOST_THUMBNAILS,
    tooMany: thumbnailWords.tooMany,
    have,
    async onPictures({ good, refused }) {
      // The others first: what is told must not be put away by what comes of them.
      const unread = await onImages(good)
      tellSkipped([...refused, ...unread])
      return unread.length
    },
  })
}

/** One toast for all: there is never more than one at a time. */
function tellSkipped(refused: readonly RefusedPicture[]): void {
  if (refused.length === 0) return
  const over = refused.filter(({ message }) => message === thumbnailWords.tooMany)
  const others = refused.filter(({ message }) => message !== thumbnailWords.tooMany)
  const left =
    over.length > 0 &&
    `${namesOf(over)} ${over.length === 1 ? 'is' : 'zijn'} niet toegevoegd: je hebt er al ${MOST_THUMBNAILS}.`
  toast({
    variant: 'destructive',
    title:
      over.length > 0
        ? thumbnailWords.tooMany
        : others.length === 1
          ? 'Afbeelding overgeslagen'
          : 'Afbeeldingen overgeslagen',
    description: [left, ...others.map(({ message }) => message)].filter(Boolean).join(' '),
  })
}

/** Up to three names; more are counted. */
function namesOf(refused: readonly RefusedPicture[]): string {
  const names = refused.slice(0, 3).map(({ file }) => `‘${file.name}’`)
  return named(names, refused.length - names.length)
}
