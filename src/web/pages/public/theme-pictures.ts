// Shows the pictures of the theme that was chosen, where that is not the system's: a `picture` knows only the system's.

const IN_DARK = '(prefers-color-scheme: dark)'

export function startThemePictures(): void {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === undefined) return
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
    source.media = source.media.replace(IN_DARK, chosen === 'dark' ? '(min-width: 0)' : '(max-width: 0)')
}
