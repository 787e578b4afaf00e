// Two replies about one article of which the earlier one comes last.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Article } from '#contract/articles/article.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { articleKey, keepArticle } from '#web/articles/use-article.ts'

const reply = (version: number, metricsVersion: number | null = null) =>
  ({ id: 7, version, metricsVersion, metrics: metricsVersion === null ? null : `van ${metricsVersion}` }) as Article
const kept = (...replies: Article[]) => {
  const client = createQueryClient()
  for (const one of replies) keepArticle(client, one)
  const { version, metrics } = client.getQueryData<Article>(articleKey(7)) as Article
  client.clear()
  return [version, metrics]
}

test('a later version stays, whatever was asked before it and comes after it', () => {
  assert.deepEqual(kept(reply(3)), [3, null])
  assert.deepEqual(kept(reply(3), reply(4)), [4, null])
  assert.deepEqual(kept(reply(4), reply(3)), [4, null])
})

test('what was measured meanwhile is kept with it', () => {
  assert.deepEqual(kept(reply(3), reply(3, 3)), [3, 'van 3'])
  assert.deepEqual(kept(reply(4), reply(3, 3)), [4, 'van 3'])
  assert.deepEqual(kept(reply(5, 5), reply(4, 3)), [5, 'van 5'])
})
