// The bookmark that brings a page to the board: the code within it, and reading what it sends.

const TAB = 'inspiratie-links'

/**
 * Opens the board of `origin` in a new window with the address and title of the page it is clicked on.
 * The page learns nothing of us: `noopener`. The value of a `javascript:` address must be undefined, or it replaces the page.
 */
export function bookmarkletCode(origin: string): string {
  const board = JSON.stringify(`${origin}/admin?tab=${TAB}&url=`)
  const script = `open(${board}+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title),'_blank','noopener')`
  return `javascript:void(${script})`
}

/** What a bookmark sent along in the query of an address; undefined when it did not come from one. */
export function bookmarked(search: string): { url: string; title: string } | undefined {
  const query = new URLSearchParams(search)
  const url = query.get('url')?.trim() ?? ''
  if (query.get('tab') !== TAB || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  return { url, title: (query.get('title') ?? '').trim() }
}
