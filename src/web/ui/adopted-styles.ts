// Stands in for react-style-singleton, with which Radix keeps the page still below a dialog: that adds a style element, which the
// site's policy refuses. A sheet that a script constructs is no inline style (CSSOM, section 6.8), and needs no exception.
import { useEffect, type FunctionComponent } from 'react'

interface Sheet {
  add(css: string): void
  remove(): void
}

/** The sheet is there from the first that adds it to the last that removes it. */
export function stylesheetSingleton(): Sheet {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(css) {
      users += 1
      if (users > 1) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      users -= 1
      if (users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    },
  }
}

/** As the library's: what changes later counts only where `dynamic` says so. */
export function styleHookSingleton(): (css: string, dynamic?: boolean) => void {
  const sheet = stylesheetSingleton()
  return function useStyle(css, dynamic) {
    useEffect(() => {
      sheet.add(css)
      return () => sheet.remove()
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the library does
    }, [css && dynamic])
  }
}

export function styleSingleton(): FunctionComponent<{ styles: string; dynamic?: boolean }> {
  const useStyle = styleHookSingleton()
  return function AdoptedStyle({ styles, dynamic }) {
    useStyle(styles, dynamic)
    return null
  }
}
