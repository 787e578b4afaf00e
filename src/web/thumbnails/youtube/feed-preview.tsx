// How a thumbnail stands in a list of YouTube, at the smallest size it has there, and a Short in its list and its player. An
// imitation in YouTube's own colours: only the picture is ours.
import { Heart, MessageCircle, EllipsisVertical, Share2, ThumbsDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

/** The width at which YouTube shows thumbnails beside a video, in px: the smallest. */
export const FEED_WIDTH = 168

/** YouTube's own colours, light and dark. */
const themes = {
  light: { name: 'Licht', ground: '#ffffff', text: '#0f0f0f', aside: '#606060' },
  dark: { name: 'Donker', ground: '#0f0f0f', text: '#f1f1f1', aside: '#aaaaaa' },
} as const

interface FeedPreviewProps {
  theme: keyof typeof themes
  /** The title below it. */
  title: string
  /** The picture, drawn for `FEED_WIDTH`. */
  children: ReactNode
}

export function FeedPreview({ theme, title, children }: FeedPreviewProps) {
  const { name, ground, text, aside } = themes[theme]
  return (
    <figure
      aria-label={`In de lijst, ${name.toLowerCase()}`}
      className="grid w-fit content-start gap-2 rounded-raised border border-rule p-2.5 font-sans"
      style={{ backgroundColor: ground, color: text }}
    >
      <div className="relative overflow-hidden rounded-field" style={{ width: FEED_WIDTH }}>
        {children}
        <span className="absolute right-1 bottom-1 rounded-small bg-[rgb(0_0_0/0.8)] px-1 text-caption font-medium text-[#fff]">
          12:41
        </span>
      </div>
      <figcaption className="flex gap-2" style={{ width: FEED_WIDTH }} aria-hidden>
        <span
          className="grid size-6 shrink-0 place-items-center rounded-full text-caption font-semibold"
          style={{ backgroundColor: text, color: ground }}
        >
          J
        </span>
        <span className="min-w-0 text-[0.6875rem] leading-4" style={{ color: aside }}>
          <span className="line-clamp-2 text-caption font-medium wrap-anywhere" style={{ color: text }}>
            {title}
          </span>
          Jouw kanaal
          <br />
          812 weergaven
          <br />1 uur geleden
        </span>
      </figcaption>
    </figure>
  )
}

interface ShortPreviewProps {
  label: string
  /** Whether the buttons and the title of the player lie over it; else only how often it was watched. */
  playing: boolean
  title: string
  children: ReactNode
}

export function ShortPreview({ label, playing, title, children }: ShortPreviewProps) {
  return (
    <figure aria-label={label} className="grid w-fit content-start gap-2">
      <div className="relative overflow-hidden rounded-raised" style={{ width: FEED_WIDTH }}>
        {children}
        <div
          aria-hidden
          className={cx(
            'absolute inset-0 text-[#fff]',
            !playing && 'bg-linear-to-t from-[rgb(0_0_0/0.6)] to-transparent to-15%',
          )}
        >
          {playing ? (
            <PlayerButtons title={title} />
          ) : (
            <span className="absolute bottom-1.5 left-2 text-caption font-medium">812 weergaven</span>
          )}
        </div>
      </div>
      <figcaption className="text-caption text-ink-3">{label}</figcaption>
    </figure>
  )
}

/** Where the buttons stand, in percent of the height from the bottom: as in the player (drawing/zones.ts). */
function PlayerButtons({ title }: { title: string }) {
  return (
    <>
      <div className="absolute inset-x-0 bottom-0 h-1/4 bg-linear-to-t from-[rgb(0_0_0/0.7)] to-transparent" />
      <div className="absolute right-1 bottom-[26%] grid justify-items-center gap-2.5 [&_svg]:size-4.5 [&_svg]:drop-shadow">
        <Heart fill="currentColor" />
        <ThumbsDown fill="currentColor" />
        <MessageCircle fill="currentColor" />
        <Share2 />
        <EllipsisVertical />
      </div>
      <div className="absolute inset-x-2 bottom-3 grid gap-1 text-[0.625rem] leading-3.5">
        <span className="font-semibold">@jouwkanaal</span>
        <span className="line-clamp-2 wrap-anywhere">{title}</span>
      </div>
    </>
  )
}
