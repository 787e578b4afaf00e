// What may be said of a photograph that was enlarged: only what was done to it. Pure.
import type { Enlarged } from '#contract/pictures/endpoints.ts'
import type { Size } from '#contract/pictures/frame.ts'

/** 4K Ultra HD, in px: both of its sides, however the photograph is held. */
const ULTRA_HD = { long: 3840, short: 2160 }

/** The specification's four (section 4), each when it is so. */
export function benefitsOf(done: Enlarged, { width, height }: Size): string[] {
  const clearer = [done.contrast && 'contrast', done.sharpness && 'scherpte'].filter((part) => part !== false)
  return [
    done.enlargement !== 'none' &&
      Math.max(width, height) >= ULTRA_HD.long &&
      Math.min(width, height) >= ULTRA_HD.short &&
      '4K Ultra HD-resolutie',
    clearer.length > 0 && `Verbeterd: ${clearer.join(' en ')}`,
    done.colour && 'Geoptimaliseerde kleuren',
    done.enlargement === 'trained' && 'Meer detail',
  ].filter((benefit) => benefit !== false)
}

/** How it was enlarged, where that is less than people may think. */
export function caveatOf({ enlargement }: Enlarged): string | undefined {
  if (enlargement === 'none') return 'De foto was al groot genoeg en is niet vergroot.'
  if (enlargement === 'slight') return 'De foto was al bijna groot genoeg en is een klein beetje vergroot.'
  return enlargement === 'resampled' ? 'De foto is vergroot door berekening: er is geen detail toegevoegd.' : undefined
}
