// In which words the caption tools say no.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subscriber } from '#contract/access.ts'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { captionsRefused, subscriptionOver, trialOver } from '#contract/quota.ts'
import { tools, type ToolName } from '#contract/tools/registry.ts'
import { ApiError } from '#web/api.ts'
import { captionsBlocked, failureOf, nothingWritten, somethingWrong } from '#web/tools/refusal.ts'
import { countOf, textsIn } from '#web/tools/registry.ts'

const now = new Date('2026-11-20T12:00:00Z')
const free: Subscriber = {
  role: 'user',
  subscriptionStatus: 'not_paid',
  subscriptionType: 'free',
  subscriptionEndDate: null,
  aiRequestsCount: 10,
  aiRequestsLimit: 10,
}

function refusedWith(code: ProblemCode): ApiError {
  const problem = new Problem(code)
  return new ApiError(problem.status, problem.message, problem.reply())
}

test('a user at the limit is refused before any call, an administrator never', () => {
  assert.equal(captionsBlocked(free, now), captionsRefused)
  assert.equal(captionsBlocked({ ...free, aiRequestsCount: 9 }, now), null)
  assert.equal(captionsBlocked({ ...free, role: 'admin' }, now), null)
})

test('after the trial it is the trial that is named', () => {
  const ended = { ...free, aiRequestsCount: 0, subscriptionEndDate: '2026-11-20T11:59:59Z' }
  assert.equal(captionsBlocked(ended, now), trialOver)
  assert.deepEqual(failureOf('facebook-captions', refusedWith('trialExpired')), { ...trialOver, limit: true })
})

test('after Premium it is Premium that is named', () => {
  const ended: Subscriber = { ...free, role: 'paid', subscriptionEndDate: '2026-11-20T11:59:59Z' }
  assert.equal(captionsBlocked(ended, now), subscriptionOver)
  assert.deepEqual(failureOf('facebook-captions', refusedWith('subscriptionExpired')), {
    ...subscriptionOver,
    limit: true,
  })
})

test('a refusal of the server has the words of the limit, another failure those of captions with its message', () => {
  assert.deepEqual(failureOf('facebook-captions', refusedWith('requestLimitReached')), {
    ...captionsRefused,
    limit: true,
  })
  const failed = failureOf('facebook-captions', refusedWith('writerFailed'))
  assert.equal(failed.title, somethingWrong)
  assert.equal(failed.description, 'De schrijfhulp gaf geen bruikbaar antwoord. Probeer het opnieuw.')
  assert.equal(failed.limit, false)
})

for (const name of Object.keys(tools) as ToolName[]) {
  test(`${name}: an empty list has its own words, and its results are found in the reply`, () => {
    const field = 'captions' in tools[name].output.shape ? 'captions' : 'titles'
    const empty = new ApiError(200, 'De server gaf een onverwacht antwoord.', { [field]: [], model: 'x' })
    assert.equal(failureOf(name, empty).title, nothingWritten)
    assert.deepEqual(textsIn(name, { [field]: ['een', 'twee'], model: 'x' }), ['een', 'twee'])
  })
}

test('one result is counted in the singular', () => {
  assert.equal(countOf('facebook-captions', 1), '1 titel')
  assert.equal(countOf('link-in-bio-titles', 3), '3 captions')
})
