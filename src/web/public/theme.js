// Sets the chosen theme before the first paint; a module would run after it, and dark would flash white.
// The cookie is written by shell/preferences.ts.
{
  const theme = /(?:^|; )voorkeuren=[^;]*theme(?:=|%3D)(light|dark)/.exec(document.cookie)
  if (theme) document.documentElement.dataset.theme = theme[1]
}
