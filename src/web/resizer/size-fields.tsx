// The size of a recipe: by the network that it is for, and in px. Knows no other part of it.
import { Camera, MonitorPlay, Pin, ThumbsUp, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import type { Size } from '#contract/pictures/frame.ts'
import { isSize, networkNames, networkOf, networks, SIDE, sizesOf, type Network } from '#contract/resizer/sizes.ts'
import { cx } from '#web/ui/cx.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { dimensions } from '#web/pictures/picture-words.ts'

const icons: Record<Network, LucideIcon> = {
  youtube: MonitorPlay,
  instagram: Camera,
  pinterest: Pin,
  facebook: ThumbsUp,
}

interface SizeFieldsProps {
  size: Size
  onChange: (size: Size) => void
}

export function SizeFields({ size, onChange }: SizeFieldsProps) {
  const network = networkOf(size)
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-small font-semibold">Formaat</legend>
      <Networks chosen={network} onChoose={(name) => onChange(bare(networks[name].sizes[0]))} />
      {network !== undefined && sizesOf(network).length > 1 && (
        <Sizes network={network} size={size} onChoose={(named) => onChange(bare(named))} />
      )}
      <div className="flex items-center gap-2">
        <NumberField
          label="Breedte in pixels"
          hiddenLabel
          value={size.width}
          {...SIDE}
          onChange={(width) => onChange({ ...size, width })}
        />
        <span aria-hidden className="text-ink-3">
          ×
        </span>
        <NumberField
          label="Hoogte in pixels"
          hiddenLabel
          value={size.height}
          {...SIDE}
          onChange={(height) => onChange({ ...size, height })}
          unit="pixels"
        />
      </div>
    </fieldset>
  )
}

const bare = ({ width, height }: Size): Size => ({ width, height })

const box =
  'cursor-pointer rounded-field border font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink'

function Networks({ chosen, onChoose }: { chosen: Network | undefined; onChoose: (network: Network) => void }) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label="Waarvoor" className="grid grid-cols-2 gap-1.5">
      {networkNames.map((network) => {
        const Icon = icons[network]
        return (
          <label
            key={network}
            className={cx(
              box,
              'flex min-h-11 items-center gap-2 border-edge bg-sheet px-3 text-small text-ink-2 hover:text-ink has-checked:border-ink has-checked:text-ink has-checked:ring-1 has-checked:ring-ink md:min-h-9',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={network === chosen}
              onChange={() => onChoose(network)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4 shrink-0" />
            {networks[network].label}
          </label>
        )
      })}
    </div>
  )
}

interface SizesProps {
  network: Network
  size: Size
  onChoose: (size: Size) => void
}

function Sizes({ network, size, onChoose }: SizesProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={`Formaat op ${networks[network].label}`} className="flex flex-wrap gap-1.5">
      {sizesOf(network).map((named) => (
        <label
          key={dimensions(named)}
          title={dimensions(named)}
          className={cx(
            box,
            'flex min-h-11 items-center rounded-full! border-rule px-3 text-caption text-ink-2 hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper md:min-h-7',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={isSize(named, size)}
            onChange={() => onChoose(named)}
            className="sr-only"
          />
          {named.label}
        </label>
      ))}
    </div>
  )
}
