// The whole script of the page with the language check: what is typed is checked in a worker, and shown where it stands.
// Sends nothing: the page's own policy forbids it.
import { startCheck } from './check-field.ts'
import { startConsent } from './consent-script.ts'
import { keepForOffline } from './offline.ts'

startConsent()
startCheck()
void keepForOffline()
