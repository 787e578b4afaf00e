// The sizes that the networks ask for, by their Dutch names, and between which sizes one may choose oneself. Knows no picture.
import type { Size } from '../pictures/frame.ts'

/** Shortest and longest side that can be made, in px: an icon, and a photograph for a 4K screen. */
export const SIDE = { least: 16, most: 4096 }

/** What is made when nobody chooses (specification, section 9). */
export const STANDARD_SIZE: Size = { width: 1920, height: 1080 }

interface NamedSize extends Size {
  /** What it is for, on that network. */
  label: string
}

/** In px, the usual one of each network first. */
export const networks = {
  youtube: {
    label: 'YouTube',
    sizes: [
      { label: 'Full HD', ...STANDARD_SIZE },
      { label: 'HD', width: 1280, height: 720 },
    ],
  },
  instagram: {
    label: 'Instagram',
    sizes: [
      { label: 'Vierkant', width: 1080, height: 1080 },
      { label: 'Staand', width: 1080, height: 1350 },
      { label: 'Story', width: 1080, height: 1920 },
    ],
  },
  pinterest: { label: 'Pinterest', sizes: [{ label: 'Pin', width: 1000, height: 1500 }] },
  facebook: { label: 'Facebook', sizes: [{ label: 'Bericht', width: 1200, height: 630 }] },
} as const satisfies Record<string, { label: string; sizes: readonly [NamedSize, ...NamedSize[]] }>
export type Network = keyof typeof networks

export const networkNames = Object.keys(networks) as Network[]

export const sizesOf = (network: Network): readonly NamedSize[] => networks[network].sizes

export const isSize = (one: Size, other: Size) => one.width === other.width && one.height === other.height

/** The network that asks for this size; undefined for one that is somebody's own. */
export const networkOf = (size: Size): Network | undefined =>
  networkNames.find((network) => sizesOf(network).some((named) => isSize(named, size)))

/** What a size is called: 'Instagram Story', or 'Eigen maat'. */
export function sizeName(size: Size): string {
  const network = networkOf(size)
  if (network === undefined) return 'Eigen maat'
  const { label, sizes } = networks[network]
  return `${label} ${sizes.find((named) => isSize(named, size))?.label ?? ''}`.trim()
}
