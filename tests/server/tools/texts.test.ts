// What of a result is read, judged and searched for forbidden words: every text that is written, whatever field it stands in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannedAnywhere } from '#contract/styles/banned-anywhere.ts'
import { textsIn } from '#contract/tools/define.ts'
import { tools, type ToolName } from '#contract/tools/registry.ts'
import { bannedInOutput } from '#server/tools/banned-words.ts'

/** An output of each tool, with a mark in everything a writer writes. */
const outputs: Record<ToolName, Record<string, unknown>> = {
  'facebook-captions': { titles: ['merk1', 'merk2'] },
  'pinterest-captions': { titles: ['merk1', 'merk2'] },
  'link-in-bio-titles': { titles: ['merk1', 'merk2'] },
  'link-in-bio-captions': { captions: ['merk1', 'merk2'] },
  titeltovenaar: { titles: ['merk1', 'merk2'] },
  'shorts-text': { text: 'merk1', questions: [] },
  rewriter: { text: 'merk1' },
  'article-outline': {
    sections: [
      { heading: 'merk1', points: ['merk2', 'merk3'] },
      { heading: 'merk4', points: [] },
    ],
  },
  'article-draft': { text: 'merk1' },
  'article-section': { text: 'merk1' },
  'article-meta': {
    titles: ['merk1'],
    descriptions: ['merk2'],
    keywords: ['merk3', 'merk4'],
    hashtags: ['#merk5', '#merk6'],
  },
}
for (const [name, output] of Object.entries(outputs)) {
  test(`${name}: every text of its output is read`, () => {
    const marks = JSON.stringify(output).match(/merk\d/gu) ?? []
    assert.deepEqual(
      textsIn(output)
        .join('\n')
        .match(/merk\d/gu),
      marks,
    )
    for (const mark of marks)
      assert.deepEqual(bannedInOutput(output, { ...plain, bannedWords: [mark, 'ander'] }), [mark], mark)
  })

  test(`${name}: no field of its contract is left unread`, () => {
    const shape = tools[name as ToolName].output.shape
    const unread = Object.keys(shape).filter((field) => textsIn({ [field]: output[field] }).length === 0)
    assert.deepEqual(unread, unreadOf[name as ToolName] ?? [])
  })
}

/** What is asked of the user, and not written for readers. */
const unreadOf: Partial<Record<ToolName, string[]>> = { 'shorts-text': ['questions'] }

const plain = { audience: '', tone: '', address: 'je' as const, wordsToUse: [], sampleTexts: [] }

test('what is no text is not read, whatever a model answered', () => {
  for (const odd of [
    undefined,
    null,
    'tekst',
    [],
    { sections: 'kop' },
    { keywords: {} },
    { titles: [1, null] },
    { sections: [null, {}] },
  ])
    assert.deepEqual(textsIn(odd), [])
})

const tags: Record<string, [text: string, banned: string[], found: string[]]> = {
  'as it is written': ['#duur', ['duur'], ['duur']],
  'in one that joins words': ['Op weg #HeelDuur', ['duur', 'heel duur', 'op weg'], ['duur', 'heel duur', 'op weg']],
  'behind a figure': ['#Top10Tips', ['tips'], ['tips']],
  'in none that only begins so': ['#duurzaam #GoedDuurzaam', ['duur'], []],
  'in no word that is no hashtag': ['HeelDuur', ['duur'], []],
  'over no two of them': ['#Heel #Weg duur #Op', ['weg op', 'duur heel'], []],
}
for (const [what, [text, banned, found]] of Object.entries(tags))
  test(`a forbidden word is found in a hashtag ${what}`, () => assert.deepEqual(bannedAnywhere(text, banned), found))
