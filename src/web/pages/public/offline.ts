// Keeps the page with the language check in the browser, so that it works without a connection: the proof that it needs none.
import { LANGUAGE_CHECK } from './paths.ts'

/** The script that answers for the page without a connection; vite.config.ts builds it under this name. */
const OFFLINE_WORKER = '/taalcheck-offline.js'

/** Tells on the page when it can do without a connection. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(OFFLINE_WORKER, { scope: LANGUAGE_CHECK })
    await navigator.serviceWorker.ready
  } catch {
    // A private window, or a site without https: the page then needs a connection to be opened, not to check.
    return
  }
  const place = document.querySelector('[data-offline]')
  if (place) place.textContent = 'Je tekst blijft op je apparaat. Deze pagina werkt nu ook zonder internet.'
}
