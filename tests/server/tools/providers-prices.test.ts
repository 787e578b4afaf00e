// The estimate of what a call costs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimateCost } from '#server/tools/providers/prices.ts'

const tokens = { promptTokens: 1_000_000, completionTokens: 100_000 }

test('a million tokens in and a tenth of that out cost the list price, in cents', () => {
  assert.equal(estimateCost('openai', 'gpt-5-mini', tokens), 25 + 20)
  assert.equal(estimateCost('anthropic', 'claude-sonnet-4-5', tokens), 300 + 150)
  assert.equal(estimateCost('mistral', 'mistral-medium-2505', tokens), 40 + 20)
})

test('a caption costs a fraction of a cent', () => {
  assert.equal(estimateCost('openai', 'gpt-4o-mini', { promptTokens: 400, completionTokens: 300 }), 0.024)
})

test('a dated version costs what its model costs', () => {
  assert.equal(estimateCost('openai', 'gpt-4o-2024-11-20', tokens), estimateCost('openai', 'gpt-4o', tokens))
  assert.equal(
    estimateCost('anthropic', 'claude-sonnet-4-5-20250929', tokens),
    estimateCost('anthropic', 'claude-sonnet-4-5', tokens),
  )
})

test('a dated version with a price of its own costs that', () => {
  assert.equal(estimateCost('openai', 'gpt-4o-2024-05-13', tokens), 500 + 150)
})

test('what is not in the list has no price: not nothing, and not that of a model whose name begins the same', () => {
  for (const model of ['gpt-5-pro', 'gpt-4o-audio-preview', 'constructor', '__proto__', '']) {
    assert.equal(estimateCost('openai', model, tokens), null, model)
  }
  assert.equal(estimateCost('openai-compatible', 'gpt-4o', tokens), null)
  assert.equal(estimateCost('mistral', 'mistral-large-latest', tokens), null)
})
