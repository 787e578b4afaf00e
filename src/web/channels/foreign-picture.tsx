// A picture of YouTube's, as our own server hands it on; a quiet plane where there is none. Makes no request of its own.
import { useState } from 'react'
import { cx } from '#web/ui/cx.ts'

interface ForeignPictureProps {
  /** Its address at our server; undefined when there is none. */
  src: string | undefined
  width: number
  height: number
  className?: string
}

export function ForeignPicture({ src, width, height, className }: ForeignPictureProps) {
  const [broken, setBroken] = useState<string>()
  const look = cx('shrink-0 bg-sunken object-cover', className)
  if (src === undefined || broken === src) return <span aria-hidden className={cx('block', look)} />
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      width={width}
      height={height}
      onError={() => setBroken(src)}
      className={look}
    />
  )
}
