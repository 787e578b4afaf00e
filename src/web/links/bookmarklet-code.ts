// The code of the bookmark that sends a page to the board of links. Knows nothing of what the board does with it.

/**
 * Opens the board of `origin` in a new window with the address and title of the page it is clicked on.
 * `noopener` gives the page no access to that window. The code must evaluate to undefined: a `javascript:` address
 * replaces the page with any other value.
 */
export function bookmarkletCode(origin: string): string {
  const board = JSON.stringify(`${origin}/admin?tab=inspiratie-links&url=`)
  const script = `open(${board}+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title),'_blank','noopener')`
  return `javascript:void(${script})`
}
