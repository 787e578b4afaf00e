// The code within the bookmark that brings a page to the board. What the board makes of it is the board's.

/**
 * Opens the board of `origin` in a new window with the address and title of the page it is clicked on.
 * The page learns nothing of us: `noopener`. The value of a `javascript:` address must be undefined, or it replaces the page.
 */
export function bookmarkletCode(origin: string): string {
  const board = JSON.stringify(`${origin}/admin?tab=inspiratie-links&url=`)
  const script = `open(${board}+encodeURIComponent(location.href)+'&title='+encodeURIComponent(document.title),'_blank','noopener')`
  return `javascript:void(${script})`
}
