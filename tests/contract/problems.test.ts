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

test('a reached limit and an ended trial are told apart, and both say that the limit is reached', () => {
  assert.equal(new Problem('requestLimitReached').reply().requestLimitReached, true)
  assert.equal(new Problem('requestLimitReached').reply().trialExpired, undefined)
  const expired = new Problem('trialExpired').reply()
  assert.deepEqual([expired.requestLimitReached, expired.trialExpired], [true, true])
})
