// A line in runs of letters and runs of emoji: emoji have their own colours and get no outline, which would be drawn as a second
// emoji over the first. Pure; knows no font.

export interface Run {
  text: string
  emoji: boolean
}

const segmenter = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** Digits and © are emoji by themselves in Unicode, but are drawn as letters unless U+FE0F follows. */
const isEmoji = (grapheme: string) =>
  /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}/u.test(grapheme) && !grapheme.includes('\uFE0E')

/** The runs of `line`, in order; joined they are that line again. */
export function runsOf(line: string): Run[] {
  const runs: Run[] = []
  for (const { segment } of segmenter.segment(line)) {
    const emoji = isEmoji(segment)
    const last = runs.at(-1)
    // A space after an emoji is no reason for a run of its own.
    if (last && (last.emoji === emoji || (last.emoji && segment === ' '))) last.text += segment
    else runs.push({ text: segment, emoji })
  }
  return runs
}
