import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newCampaign, writtenTexts } from '#contract/campaigns/campaign.ts'
import { labelledTexts } from '#contract/campaigns/labelled-texts.ts'
import { campaignPartLabels, campaignParts, campaignTools } from '#contract/campaigns/parts.ts'
import { namedTextsIn, textsIn } from '#contract/tools/define.ts'
import { partLine, streamLine } from '#contract/tools/stream.ts'

test('each part has a tool of its own and a label of its own', () => {
  assert.equal(new Set(Object.values(campaignTools)).size, campaignParts.length)
  assert.equal(new Set(Object.values(campaignPartLabels).map(({ label }) => label)).size, campaignParts.length)
})

test('parts are asked for in the order of the campaign, each once', () => {
  const asked = newCampaign.parse({ articleId: 1, parts: ['meta', 'titels', 'meta'] })
  assert.deepEqual(asked.parts, ['titels', 'meta'])
})

const meta = {
  titles: ['Een', 'Twee'],
  descriptions: ['Lang'],
  keywords: ['brug', 'Linge'],
  hashtags: ['#brug', '#Linge'],
}

test('a text is known by the field that it stands in, in the order in which texts are counted', () => {
  assert.deepEqual(
    namedTextsIn(meta).map(({ field, text }) => `${field}: ${text}`),
    ['titles: Een', 'titles: Twee', 'descriptions: Lang', 'keywords: brug, Linge', 'hashtags: #brug #Linge'],
  )
  assert.deepEqual(
    namedTextsIn(meta).map(({ text }) => text),
    textsIn(meta),
  )
})

test('the texts of a campaign stand under their labels, own ones in the place of written ones, empty parts left out', () => {
  const [first] = writtenTexts(meta)
  const kept = [
    { part: 'meta', output: meta, texts: [{ index: 3, text: 'brug' }, ...(first ? [first] : [])] },
    { part: 'facebook', output: { titles: ['A', 'B'] }, texts: [] },
    { part: 'titels', output: { titles: ['A', 'B'] }, texts: null },
  ] as const
  assert.deepEqual(labelledTexts(kept), [
    { label: 'Titels', texts: ['A', 'B'] },
    { label: 'SEO-teksten: zoektitels', texts: ['Een'] },
    { label: 'SEO-teksten: trefwoorden', texts: ['brug'] },
  ])
})

test('a line about a part that failed is not taken for the failure of the whole', () => {
  const problem = { status: 502, code: 'writerTooSlow', message: 'Te laat.' }
  assert.deepEqual(streamLine.parse({ part: 'facebook', problem }), { part: 'facebook', problem })
  assert.deepEqual(streamLine.parse({ problem }), { problem })
  assert.ok(!partLine.safeParse({ problem }).success)
  assert.deepEqual(streamLine.parse({ part: { part: 'facebook' } }), { part: { part: 'facebook' } })
})
