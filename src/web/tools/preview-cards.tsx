// The looks of a post on each network, without its logo: a drawing of where the text stands and what is cut off, always in
// light. Knows nothing of texts.
import { Bookmark, Ellipsis, Heart, ImageIcon, MessageCircle, Send, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { foldedAt } from './instagram-fold.ts'
import type { TextLanguage } from './use-languages.ts'

interface CardProps {
  text: string
  lang: TextLanguage
  /** Of the article. */
  title: string
  /** The host that it stands on. */
  site: string
}

const NAME = 'Jouw pagina'

export function FacebookCard({ text, lang, title, site }: CardProps) {
  return (
    <div className="overflow-hidden rounded-field border border-rule bg-sheet font-sans">
      <Sender below="Zojuist" />
      <p lang={lang} className="px-3 pb-3 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <Picture shape="aspect-[1.91]" />
      <div className="bg-sunken px-3 py-2.5">
        <p className="text-caption text-ink-3 uppercase">{site}</p>
        <p className="line-clamp-2 font-semibold wrap-anywhere">{title}</p>
      </div>
      <div aria-hidden className="flex justify-around border-t border-rule py-2 text-ink-3">
        <ThumbsUp className="size-4.5" />
        <MessageCircle className="size-4.5" />
        <Send className="size-4.5" />
      </div>
    </div>
  )
}

export function PinCard({ text, lang, site }: CardProps) {
  return (
    <div className="mx-auto max-w-59 font-sans">
      <div className="overflow-hidden rounded-card">
        <Picture shape="aspect-[2/3]" />
      </div>
      <div className="flex items-start gap-2 px-2 pt-2">
        <p lang={lang} className="line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere">
          {text}
        </p>
        <Ellipsis aria-hidden className="mt-1 size-4.5 shrink-0 text-ink-2" />
      </div>
      <p className="flex items-center gap-2 px-2 pt-1.5 text-caption text-ink-2">
        <span aria-hidden className="size-5 rounded-full bg-rule" />
        {site}
      </p>
    </div>
  )
}

export function InstagramCard({ text, lang }: CardProps) {
  const [open, setOpen] = useState(false)
  const folded = foldedAt(text)
  return (
    <div className="overflow-hidden rounded-field border border-rule bg-sheet font-sans">
      <Sender />
      <Picture shape="aspect-square" />
      <div aria-hidden className="flex gap-3 px-3 pt-2.5">
        <Heart className="size-5" />
        <MessageCircle className="size-5" />
        <Send className="size-5" />
        <Bookmark className="ml-auto size-5" />
      </div>
      <p className="px-3 py-2.5 wrap-anywhere whitespace-pre-line">
        <strong className="font-semibold">jouwpagina</strong> <span lang={lang}>{open ? text : (folded ?? text)}</span>
        {folded !== null && (
          <>
            {!open && '… '}
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="inline-flex min-h-6 items-center rounded-small px-0.5 text-ink-3"
            >
              {open ? 'minder' : 'meer'}
            </button>
          </>
        )}
      </p>
    </div>
  )
}

function Sender({ below }: { below?: string }) {
  return (
    <div className="flex items-center gap-2.5 p-3">
      <span aria-hidden className="size-9 rounded-full bg-rule" />
      <p className="leading-tight font-semibold">
        {NAME}
        {below !== undefined && <span className="block text-caption font-normal text-ink-3">{below}</span>}
      </p>
    </div>
  )
}

function Picture({ shape }: { shape: string }) {
  return (
    <div className={`grid w-full place-items-center bg-rule text-ink-2 ${shape}`}>
      <span className="grid justify-items-center gap-1 text-caption">
        <ImageIcon aria-hidden className="size-6" />
        Jouw beeld
      </span>
    </div>
  )
}
