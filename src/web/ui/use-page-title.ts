// The name of the screen in the browser's tab and history.
import { useEffect } from 'react'

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Kopij' ? title : `${title} · Kopij`
  }, [title])
}
