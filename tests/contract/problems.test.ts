import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem, problemReply, problems, type ProblemCode } from '#contract/problems.ts'

const codes = Object.keys(problems) as ProblemCode[]

test('every problem has an error status and a Dutch sentence of its own', () => {
  for (const code of codes) {
    const { status, message } = problems[code]
    assert.ok(status >= 400 && status < 600, code)
    assert.match(message, /^[A-ZÀ-Ý].*\.$/, code)
    assert.doesNotMatch(message, /\b(the|error|invalid|not)\b/i, code)
  }
  assert.equal(new Set(codes.map((code) => problems[code].message)).size, codes.length)
})

test('every problem leaves as the contract says, without its cause', () => {
  for (const code of codes) {
    const reply = new Problem(code, { cause: new Error('geheim') }).reply()
    assert.ok(problemReply.safeParse(reply).success, code)
    assert.ok(!JSON.stringify(reply).includes('geheim'), code)
  }
})

test('a reached limit, an ended trial and an ended Premium are told apart, and all say that the limit is reached', () => {
  const flags = (code: ProblemCode) => {
    const { message: _, ...rest } = new Problem(code).reply()
    return rest
  }
  assert.deepEqual(flags('requestLimitReached'), { requestLimitReached: true })
  assert.deepEqual(flags('trialExpired'), { requestLimitReached: true, trialExpired: true })
  const premium = { requestLimitReached: true, trialExpired: true, subscriptionExpired: true }
  assert.deepEqual(flags('subscriptionExpired'), premium)
  assert.deepEqual(flags('notAllowed'), {})
})
