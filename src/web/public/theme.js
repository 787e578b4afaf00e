// Sets the chosen theme before the first paint; a module would run after it, and dark would flash white.
// The cookie is written by shell/preferences.ts. The browser's own bars follow the theme, now and when it is chosen.
{
  const root = document.documentElement
  const theme = /(?:^|; )voorkeuren=[^;]*theme(?:=|%3D)(light|dark)/.exec(document.cookie)
  if (theme) root.dataset.theme = theme[1]

  const [light, dark] = ['light', 'dark'].map((name) =>
    document.querySelector(`meta[name="theme-color"][media*="${name}"]`),
  )
  const colours = { light: light.content, dark: dark.content }
  const follow = () => {
    light.content = colours[root.dataset.theme ?? 'light']
    dark.content = colours[root.dataset.theme ?? 'dark']
  }
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] })
  follow()
}
