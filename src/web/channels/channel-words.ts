// How figures and moments of YouTube are written to people. Knows no screen.
import type { Channel } from '#contract/channels/channel.ts'
import { dutchNumber } from '#web/ui/numbers.ts'

/** `PT1H2M3S` (ISO 8601) as 1:02:03, `PT4M13S` as 4:13; null for what has no length, such as a broadcast that is still to come. */
export function lengthOf(duration: string | null): string | null {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration ?? '')
  if (parts === null) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  const whole = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  if (whole === 0) return null
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** '1 video', '1.200 video’s'. */
export const counted = (count: number, one: string, many: string): string =>
  `${dutchNumber(count)} ${count === 1 ? one : many}`

/** What the check of a channel came to, where that is not simply when it was done. */
export const stateWords: Record<Channel['state'], string | null> = {
  new: 'Wordt opgehaald…',
  checked: null,
  failing: 'Lukt niet',
  gone: 'Niet meer op YouTube',
}
