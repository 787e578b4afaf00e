// The script of the question whether visits may be counted: asks who did not choose, keeps the choice, and counts a visit of
// who agreed. On an installation that counts nothing the page has no question, and nothing happens.
import { CONSENT, countedPages, visitAddress, visitCookies } from '#contract/visits/cookies.ts'
import { send } from '#web/http/call.ts'
import { readPreference, writePreference } from '#web/kept/preferences-cookie.ts'
import { publicPathOf } from './paths.ts'

const words = {
  [CONSENT.yes]: 'Je vindt het goed dat we je bezoek meten.',
  [CONSENT.no]: 'We meten je bezoek niet.',
} as const
const NOT_CHOSEN = 'Je hebt nog niet gekozen. We meten je bezoek niet.'

export function startConsent(): void {
  const bar = document.querySelector<HTMLElement>('[data-consent-bar]')
  if (!bar) return
  const choice = document.querySelector<HTMLElement>('[data-consent-choice]')
  const state = choice?.querySelector('[data-consent-state]')
  if (choice) choice.hidden = false

  function show(): void {
    const chosen = readPreference(CONSENT.name)
    const known = chosen === CONSENT.yes || chosen === CONSENT.no
    if (state) state.textContent = known ? words[chosen] : NOT_CHOSEN
    bar!.hidden = known
  }

  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    if (!pressed) return
    const agreed = pressed.dataset['consent'] === 'yes'
    writePreference(CONSENT.name, agreed ? CONSENT.yes : CONSENT.no)
    const inBar = bar.contains(pressed)
    show()
    if (inBar) document.querySelector('main')?.focus({ preventScroll: true })
    if (agreed) countVisit()
    else forget()
  })
  show()
  if (readPreference(CONSENT.name) === CONSENT.yes) countVisit()
}

/** A visit that cannot be counted is no trouble of the visitor's. */
function countVisit(): void {
  const path = publicPathOf(window.location.pathname)
  if (countedPages.some((page) => page === path)) void send(visitAddress, { body: { path } }).catch(() => {})
}

/** Whoever says no has nothing left of having said yes. */
function forget(): void {
  for (const { name } of Object.values(visitCookies)) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`
}
