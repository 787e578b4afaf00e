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
    assert.equal(reply.code, code)
    assert.ok(!JSON.stringify(reply).includes('geheim'), code)
  }
})

test('the code is the same when the message is more exact than the catalogue', () => {
  const reply = new Problem('changedMeanwhile', { message: 'Anne heeft deze taak intussen gewijzigd.' }).reply()
  assert.deepEqual(reply, { code: 'changedMeanwhile', message: 'Anne heeft deze taak intussen gewijzigd.' })
})

test('a code that this browser does not know is still a problem it can show', () => {
  const told = problemReply.parse({ code: 'vanLater', message: 'Dit kan nog niet.' })
  assert.equal(told.message, 'Dit kan nog niet.')
  assert.ok(!problemReply.safeParse({ message: 'Zonder code.' }).success)
})

test('a reached limit, an ended trial and an ended Premium are told apart, and all say that the limit is reached', () => {
  const flags = (code: ProblemCode) => {
    const { code: _code, message: _message, ...rest } = new Problem(code).reply()
    return rest
  }
  assert.deepEqual(flags('requestLimitReached'), { requestLimitReached: true })
  assert.deepEqual(flags('trialExpired'), { requestLimitReached: true, trialExpired: true })
  const premium = { requestLimitReached: true, trialExpired: true, subscriptionExpired: true }
  assert.deepEqual(flags('subscriptionExpired'), premium)
  assert.deepEqual(flags('notAllowed'), {})
})
