// In which words each screen says no.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subscriber } from '#contract/access.ts'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { captionsRefused, limitReached, subscriptionOver, trialOver, videoRefused } from '#contract/quota.ts'
import { tools, type ToolName } from '#contract/tools/registry.ts'
import { toolTabs, type ToolTab } from '#contract/tools/tabs.ts'
import { ApiError, unreachable } from '#web/http/call.ts'
import { blockedOn, failureOf } from '#web/tools/refusal.ts'
import { countOf } from '#web/tools/registry.ts'

const now = new Date('2026-11-20T12:00:00Z')
const free: Subscriber = {
  role: 'user',
  subscriptionStatus: 'not_paid',
  subscriptionType: 'free',
  subscriptionEndDate: null,
  premiumEndedAt: null,
  aiRequestsCount: 25,
  aiRequestsLimit: 25,
}

function refusedWith(code: ProblemCode): ApiError {
  const problem = new Problem(code)
  return new ApiError(problem.status, problem.message, problem.reply())
}

/** Per screen: the refusal at a limit, and title and description of a failure with and without a word of the server. */
const said: Record<
  ToolTab,
  { limit: object; title: string; message: string; silent: string | undefined; always?: string }
> = {
  'caption-generator': {
    limit: captionsRefused,
    title: 'Er is een fout opgetreden bij het genereren van captions',
    message: 'Zo is het.',
    silent: undefined,
  },
  'pinterest-captions': {
    limit: captionsRefused,
    title: 'Er is een fout opgetreden bij het genereren van captions',
    message: 'Zo is het.',
    silent: undefined,
  },
  'facebook-captions': {
    limit: captionsRefused,
    title: 'Fout bij genereren',
    message: 'Zo is het.',
    silent: 'Er is een onbekende fout opgetreden',
  },
  'link-in-bio-captions': {
    limit: captionsRefused,
    title: 'Er is een fout opgetreden',
    message: 'Zo is het.',
    silent: undefined,
  },
  titeltovenaar: {
    limit: {
      title: 'Limiet bereikt',
      description: 'Je hebt je limiet van 25 AI verzoeken bereikt. Upgrade je account om meer verzoeken te doen.',
    },
    title: 'Fout bij het genereren van titels',
    message: 'Zo is het.',
    silent: 'Er is een fout opgetreden',
  },
  'shorts-text-generator': {
    limit: {
      title: 'AI verzoek limiet bereikt',
      description: 'Je hebt je limiet voor AI-verzoeken bereikt. Upgrade je account om meer verzoeken te doen.',
    },
    title: 'Fout bij genereren',
    message: 'Er is een fout opgetreden bij het genereren van de tekst',
    silent: 'Er is een fout opgetreden bij het genereren van de tekst',
    always: 'Er is een fout opgetreden bij het genereren van de tekst',
  },
  content: {
    limit: limitReached(25),
    title: 'Fout bij het schrijven',
    message: 'Zo is het.',
    silent: 'Er is een fout opgetreden',
  },
  rewriter: {
    limit: limitReached(25),
    title: 'Fout bij het herschrijven',
    message: 'Zo is het.',
    silent: 'Er is een fout opgetreden',
  },
}

for (const tab of new Set<ToolTab>(Object.values(toolTabs).flat())) {
  const { limit, title, message, silent } = said[tab]
  const failed = (error: unknown) => failureOf(tab, error, free)

  test(`${tab}: at the limit it is refused in the same words before and after asking, an administrator never`, () => {
    assert.deepEqual(blockedOn(tab, free, now), limit)
    assert.equal(blockedOn(tab, { ...free, aiRequestsCount: 24 }, now), null)
    assert.equal(blockedOn(tab, { ...free, role: 'admin' }, now), null)
    assert.deepEqual(failed(refusedWith('requestLimitReached')), { ...limit, limit: true })
  })

  test(`${tab}: an end date that has passed is named for what it ended`, () => {
    const trial = { ...free, aiRequestsCount: 0, subscriptionEndDate: '2026-11-20T11:59:59Z' }
    assert.equal(blockedOn(tab, trial, now), trialOver)
    assert.equal(blockedOn(tab, { ...trial, role: 'paid' }, now), subscriptionOver)
    assert.deepEqual(failed(refusedWith('trialExpired')), { ...trialOver, limit: true })
    assert.deepEqual(failed(refusedWith('subscriptionExpired')), { ...subscriptionOver, limit: true })
  })

  test(`${tab}: another failure has its own title, and says what the server said`, () => {
    const told = failed(new ApiError(502, 'Zo is het.', { message: 'Zo is het.' }))
    assert.deepEqual(told, { title, description: message, limit: false })
    assert.deepEqual(failed(new Error('not a call')), { title, description: silent, limit: false })
    const unheard = failed(new ApiError(0, unreachable, undefined)).description
    // Shorts says one sentence, whatever went wrong (specification, section 8).
    assert.equal(unheard, tab === 'shorts-text-generator' ? silent : unreachable)
  })

  test(`${tab}: what the writer cannot do is no error: it says why, and is not to be tried again`, () => {
    const problem = new Problem('writerCannot', { message: 'Daar is een taalmodel voor nodig.' })
    assert.deepEqual(failed(new ApiError(problem.status, problem.told, problem.reply())), {
      title: tab === 'rewriter' ? 'De tekst blijft zoals hij is' : 'Dit kan de ingebouwde schrijfhulp niet',
      description: 'Daar is een taalmodel voor nodig.',
      limit: false,
      beyond: true,
    })
  })

  test(`${tab}: an article that is gone is said to be, with what can be done`, () => {
    const gone = failed(refusedWith('articleGone'))
    assert.deepEqual([gone.title, gone.articleGone, gone.limit], ['Dit artikel is verwijderd', true, false])
    assert.match(gone.description ?? '', /Houd in de balk met het artikel alleen de tekst/)
  })

  test(`${tab}: a session that ended is said to have ended, whatever the screen`, () => {
    const ended = failed(refusedWith('notLoggedIn'))
    assert.deepEqual([ended.title, ended.sessionEnded, ended.limit], ['Je sessie is verlopen', true, false])
  })
}

for (const name of Object.keys(tools) as ToolName[]) {
  const captions = name.endsWith('captions') || name === 'link-in-bio-titles'
  test(`${name}: an empty reply has its own words, and does not speak of captions where there are none`, () => {
    const [tab] = toolTabs[name]
    const [field] = Object.keys(tools[name].output.shape)
    const output = { [field ?? '']: field === 'text' ? '' : [] }
    const reply = name === 'titeltovenaar' ? { success: true, data: output } : output
    for (const error of [new ApiError(200, 'Onverwacht.', reply), refusedWith('writerEmpty')]) {
      const { title, description } = failureOf(tab, error, free)
      if (captions) assert.equal(title, 'Geen captions konden worden gegenereerd')
      else {
        assert.equal(title, said[tab].title)
        assert.equal(description, said[tab].always ?? 'De schrijfhulp schreef niets. Probeer het opnieuw.')
      }
    }
  })
}

test('a reply that breaks the contract but holds texts is not called empty', () => {
  const { title } = failureOf('titeltovenaar', new ApiError(200, 'Onverwacht.', { data: { titles: ['Kort'] } }), free)
  assert.equal(title, 'Fout bij het genereren van titels')
})

test('Facebook says that the error is unknown when the reply was not ours, as that of a proxy in between', () => {
  for (const data of [undefined, '<html>', {}, { message: 5 }]) {
    const { title, description } = failureOf('facebook-captions', new ApiError(502, 'Bad Gateway', data), free)
    assert.deepEqual([title, description], ['Fout bij genereren', 'Er is een onbekende fout opgetreden'])
  }
})

test('scripts and pictures for video share the words at their limit', () => {
  assert.deepEqual(blockedOn('shorts-text-generator', free, now), videoRefused)
})

test('one result is counted in the singular', () => {
  assert.equal(countOf('facebook-captions', 1), '1 titel')
  assert.equal(countOf('link-in-bio-titles', 3), '3 captions')
})
