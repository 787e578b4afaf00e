// The way in for the photograph of a YouTube thumbnail: what is no JPEG or PNG is told in the words of the specification.
import { pictureUpload } from '#contract/pictures/upload.ts'
import { usePictureIntake, type Intake } from '#web/pictures/use-picture-intake.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Largest photograph, in bytes (specification, section 2: the limit that is shown). */
const PHOTO_BYTES = 5 * 1024 * 1024

/** Specification, section 5. */
const wrongKind = {
  title: 'Ongeldig bestandsformaat',
  description: 'Upload een afbeelding in JPEG of PNG formaat.',
} as const

/** The first that is good goes on. */
const tooMany = { title: 'Een thumbnail heeft één foto', description: 'De eerste is gekozen.' } as const

const upload = pictureUpload('image', {
  most: 1,
  kinds: ['jpeg', 'png'],
  bytesPerFile: PHOTO_BYTES,
  words: { wrongKind: () => wrongKind.description },
})

export function usePhotoIntake(hasPhoto: boolean, onPhoto: (file: File) => Promise<boolean>): Intake {
  return usePictureIntake({
    upload,
    most: 1,
    tooMany: tooMany.description,
    have: hasPhoto ? 1 : 0,
    async onPictures({ good, refused }) {
      const [first] = refused
      if (first) {
        const known = [wrongKind, tooMany].find(({ description }) => first.message.startsWith(description))
        toast({
          variant: 'destructive',
          title: known?.title ?? 'Deze foto gaat niet',
          description: first.message,
        })
      }
      const [photo] = good
      return photo && !(await onPhoto(photo)) ? 1 : 0
    },
  })
}
