// How the size of a file is written to people.

const format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const units = ['kB', 'MB', 'GB', 'TB'] as const

/** '12,3 GB'. In decimal units (1 kB is 1000 bytes), as disks are sold. */
export function fileSize(bytes: number): string {
  let value = bytes / 1_000
  let unit = 0
  for (; value >= 1_000 && unit < units.length - 1; unit += 1) value /= 1_000
  return `${format.format(value)} ${units[unit]}`
}
