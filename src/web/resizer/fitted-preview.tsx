// A picture as it will be once the whole of it is in its frame: over a blurred one, or free when it was cut out. Makes no request.
import { useState } from 'react'
import type { Size } from '#contract/pictures/frame.ts'
import type { Recipe } from '#contract/resizer/recipe.ts'
import { seemsCutOut } from '#web/pictures/measure-cut-out.ts'
import { cx } from '#web/ui/cx.ts'

interface FittedPreviewProps {
  src: string
  /** What the picture is called. */
  name: string
  recipe: Pick<Recipe, 'size' | 'format'>
  /** Hears how large the picture is, once that is known. */
  onSize: (size: Size) => void
}

export function FittedPreview({ src, name, recipe: { size: target, format }, onSize }: FittedPreviewProps) {
  /** Undefined until it is known: of what stands free nothing blurred is seen first. */
  const [standsFree, setStandsFree] = useState<boolean>()
  return (
    <div
      style={{
        aspectRatio: `${target.width} / ${target.height}`,
        maxWidth: `calc(60svh * ${target.width / target.height})`,
      }}
      // What shows through is paper in a JPEG, and stays open in the others.
      className={cx(
        'relative mx-auto w-full overflow-hidden rounded-card',
        standsFree && format === 'jpeg' ? 'bg-[#fff] outline outline-rule' : 'bg-sunken',
      )}
    >
      {standsFree === false && (
        <img src={src} alt="" className="absolute inset-0 size-full scale-110 object-cover blur-2xl brightness-75" />
      )}
      <img
        src={src}
        alt={`Voorbeeld: ${name}`}
        onLoad={({ currentTarget: image }) => {
          setStandsFree(seemsCutOut(image))
          onSize({ width: image.naturalWidth, height: image.naturalHeight })
        }}
        className="absolute inset-0 size-full object-contain"
      />
    </div>
  )
}
