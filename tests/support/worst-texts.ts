// A megabyte of each kind of text that was made to take a reader's time. What has proved the worst of its kind stands here.

export const MEGABYTE = 1_000_000

const filled =
  (part: string, before = '') =>
  (length: number) =>
    (before + part.repeat(Math.ceil(length / part.length))).slice(0, length)

/** By their kind: a text of so many characters. */
export const worstTexts: Readonly<Record<string, (length: number) => string>> = {
  'emphasis without an end': filled('*_'),
  'lists in lists': filled('* * * a\n'),
  'empty items': filled('-\n'),
  'a long table': filled('| a | b | c |\n', '| a | b | c |\n|---|---|---|\n'),
  'quotes of code that go on': filled('> ```\na\n'),
  'links without an end': filled('[a](b '),
  'addresses without a host': filled('http://&&'),
  'brackets without an end': filled('[['),
  definitions: filled('[a]: b\n'),
  HTML: filled('<b><!--<a href="'),
  'gaps without an end': filled('\\[nog in te vullen: \\'),
  'one long line': filled('a'),
  // Each says something else, so that nothing of it is left out as a repetition.
  'sentences of an article': (length) => {
    let text = ''
    for (let day = 2; text.length < length; day += 1)
      text += `Wie van de stad naar Dorp${day} wil fietsen, kan vanaf dag ${day} een nieuwe weg nemen. De gemeente legde dat pad in ${day} jaar aan voor € ${day} miljoen.\n\n`
    return text.slice(0, length)
  },
}
