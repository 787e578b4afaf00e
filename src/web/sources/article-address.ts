// The addresses of an article and of a new one, for links and for going there. Knows no screen.

/** Where a new article begins, in the address: from a text or file, from an idea, from an inspiration link. None is blank. */
export type NewFrom = 'tekst' | 'idee' | 'link'

/** What else a new article begins with, in the address. */
interface Beginning {
  /** The id of the inspiration link. */
  link?: number
  titel?: string
  /** Its source is the article in the bar over the writing tools. */
  bron?: 'balk'
}

/** The target of an article: props of a link, or what `navigate` takes. */
export const articleAt = (id: number) => ({ to: '/$', params: { _splat: `artikelen/${id}` } }) as const

/** The same for a new article. */
export const newArticleFrom = (van?: NewFrom, beginning: Beginning = {}) =>
  ({
    to: '/$',
    params: { _splat: 'artikelen/nieuw' },
    // Cast, because the route of all other addresses knows no parameters: only what stands there does.
    search: { ...(van !== undefined && { van }), ...beginning } as never,
  }) as const

/** The same for a new article that stands on this device only, by the key of its draft. */
export const newArticleOf = (draft: string) =>
  ({ to: '/$', params: { _splat: 'artikelen/nieuw' }, search: { concept: draft } as never }) as const
