// The Markdown of a draft as models write it, made into the one that its outline asks: every heading, in order, and nothing lost.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gapsIn } from '#contract/articles/gaps.ts'
import { bareDraft, headingFaults, inOrder, partsOf } from '#server/tools/draft-markdown.ts'
import { withGaps, withoutInvented } from '#server/tools/invented-gaps.ts'
import { findInvented } from '#server/tools/judge.ts'

const outline = {
  sections: [
    { heading: 'Wat er verandert', points: ['De brug gaat dicht'] },
    { heading: 'Zo rijd je om', points: ['De omleiding', 'De pont'] },
    { heading: 'Wat het kost', points: [] },
  ],
}
const right = `De brug gaat tien weken dicht.

## Wat er verandert

Het dek wordt vervangen.

## Zo rijd je om

Over de dijk.

## Wat het kost

Zes ton.`

describe('what a model puts around a draft', () => {
  const around: Record<string, string> = {
    'a fence': `\`\`\`markdown\n${right}\n\`\`\``,
    'a fence without a language': `\`\`\`\n${right}\n\`\`\`\n`,
    'the title': `# Brug dicht\n\n${right}`,
    'another title of the first level': `# Tien weken omrijden\n\n${right}`,
    'the title in bold': `**Brug dicht**\n\n${right}`,
    'the title as a heading of the second level': `## Brug dicht\n\n${right}`,
    'white space': `\n\n  ${right}\n\n`,
  }
  for (const [what, text] of Object.entries(around))
    test(`${what} is taken off`, () => assert.equal(bareDraft(text, 'Brug dicht'), right))

  test('a draft of nothing but a title stays as it is', () =>
    assert.equal(bareDraft('# Brug dicht\n', 'Brug dicht'), '# Brug dicht'))

  test('a fence within a text is its own', () => {
    const within = `${right}\n\n\`\`\`\ncode\n\`\`\``
    assert.equal(bareDraft(within, 'Brug dicht'), within)
  })
})

test('of a draft that follows its outline nothing is wrong, and nothing changes', () => {
  assert.deepEqual(headingFaults(right, outline), [])
  assert.equal(inOrder(right, outline), right)
})

describe('headings that a model wrote in its own way', () => {
  const ways: Record<string, (heading: string, at: number) => string> = {
    'as a line in bold': (heading) => `**${heading}**`,
    'as a line in bold with a colon': (heading) => `**${heading}**:`,
    'of another level': (heading) => `### ${heading}`,
    'with their number': (heading, at) => `## ${at + 1}. ${heading}`,
    'with a full stop': (heading) => `## ${heading}.`,
    'in capitals': (heading) => `## ${heading.toUpperCase()}`,
    'as a plain line': (heading) => heading,
    'closed with signs': (heading) => `## ${heading} ##`,
  }
  for (const [what, write] of Object.entries(ways))
    test(`${what} are those of the outline`, () => {
      const text = right.replace(/^## (.*)$/gmu, (_, heading: string) =>
        write(
          heading,
          outline.sections.findIndex((section) => section.heading === heading),
        ),
      )
      assert.deepEqual(headingFaults(text, outline), [])
      assert.equal(inOrder(text, outline), right)
    })
})

describe('headings that are wrong', () => {
  test('one that is missing is named by its number, and its points are left open', () => {
    const text = right.replace('## Zo rijd je om\n\nOver de dijk.\n\n', '')
    assert.match(headingFaults(text, outline).join(' '), /ontbreekt kop 2\./u)
    const mended = inOrder(text, outline)
    assert.deepEqual(
      gapsIn(mended).map((one) => one.text),
      ['De omleiding', 'De pont'],
    )
    assert.deepEqual(headingFaults(mended, outline), [])
  })

  test('one without points leaves open what it says', () => {
    const mended = inOrder(right.replace('Zes ton.', ''), outline)
    assert.deepEqual(
      gapsIn(mended).map(({ text }) => text),
      ['Wat het kost'],
    )
  })

  test('all that are missing: the text is the introduction, and none is lost', () => {
    const mended = inOrder('Alleen een alinea.\n\nEn nog een.', outline)
    assert.ok(mended.startsWith('Alleen een alinea.\n\nEn nog een.\n\n## Wat er verandert\n\n'))
    assert.deepEqual(headingFaults(mended, outline), [])
  })

  test('in another order are put in that of the outline, each with what stood under it', () => {
    const [intro, first, second, third] = right.split(/\n\n(?=## )/u)
    const text = [intro, third, first, second].join('\n\n')
    assert.deepEqual(headingFaults(text, outline), ['De koppen staan niet in de volgorde van de opzet.'])
    assert.equal(inOrder(text, outline), right)
  })

  test('of its own stand below that under which they were written', () => {
    const text = right.replace('Over de dijk.', 'Over de dijk.\n\n## Met de pont\n\nDie vaart tot zes uur.')
    assert.match(headingFaults(text, outline).join(' '), /niet in de opzet/u)
    assert.equal(inOrder(text, outline), text.replace('## Met de pont', '### Met de pont'))
  })

  test('that stand twice are one, and both texts stay', () => {
    const mended = inOrder(`${right}\n\n## Wat er verandert\n\nOok de leuning.`, outline)
    assert.equal(mended.match(/^## Wat er verandert$/gmu)?.length, 1)
    assert.match(mended, /Ook de leuning\./u)
  })
})

test('a sentence that ends with a heading is no heading', () => {
  const text = right.replace('Zes ton.', 'Lees ook: Zo rijd je om. En daarna **Wat het kost** voor ons.')
  assert.deepEqual(headingFaults(text, outline), [])
  assert.equal(partsOf(text, outline).length, 4)
})

test('no word of a draft is lost, whatever its headings', () => {
  const lines = right.split('\n').filter((line) => line !== '')
  const words = (text: string) => new Set(text.match(/\p{L}+/gu))
  for (let turn = 0; turn < lines.length; turn += 1) {
    const turned = [...lines.slice(turn), ...lines.slice(0, turn)].join('\n\n')
    const mended = inOrder(turned, outline)
    assert.deepEqual(headingFaults(mended, outline), [])
    assert.deepEqual(
      [...words(right)].filter((word) => !words(mended).has(word)),
      [],
    )
  }
})

describe('what stands in no source', () => {
  const sources = ['De brug bij Leerdam gaat op 11 januari dicht, zegt wethouder Noor Hazelaar. Het kost € 680.000.']
  const invented = findInvented({ tone: 'licht', about: { title: '', description: null }, sources } as never)

  test('becomes a gap that says what was written there', () => {
    assert.equal(
      withGaps('Op 12 januari gaat de brug dicht, zegt Noor Hazelaar.', invented),
      'Op [nog in te vullen: ‘12’ staat in geen bron] januari gaat de brug dicht, zegt Noor Hazelaar.',
    )
    assert.match(
      withGaps('Volgens Piet Klaver kost het € 680.000.', invented),
      /^Volgens \[nog in te vullen: ‘Piet Klaver’/u,
    )
  })

  test('is not looked for in what was left open already', () => {
    const open = 'De brug gaat dicht. [nog in te vullen: of het op 14 maart klaar is, volgens Piet Klaver]'
    assert.equal(withGaps(open, invented), open)
  })

  test('leaves a text alone in which nothing was made up', () => {
    const text = '## Wat het kost\n\nDe brug bij Leerdam kost € 680.000.'
    assert.equal(withGaps(text, invented), text)
    assert.deepEqual(withoutInvented([text, 'Het kost € 90.'], invented), [text])
  })
})
