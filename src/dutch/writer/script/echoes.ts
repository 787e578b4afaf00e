// Hears when two parts of a script say something twice: a theme that a listener notices, or the same question.
// Knows no language; the themes come with the call.

interface Heard {
  /** Places in the list of themes. */
  themes: readonly number[]
  questions: readonly string[]
}

/** A shorter title may stand inside other words. In UTF-16 units. */
const SHORTEST_NAME = 4

/** True when two texts clash. Remembers what it heard in each: a script asks it of the same texts over and over. */
export type Clash = (one: string, other: string) => boolean

/** A listener for one script; the subject's own name is no theme. */
export function clashIn(themes: readonly RegExp[], name: string): Clash {
  const memory = new Map<string, Heard>()
  function hear(text: string): Heard {
    const known = memory.get(text)
    if (known) return known
    const ours = name.length < SHORTEST_NAME ? text : text.split(name).join(' ')
    const heard = {
      themes: themes.flatMap((theme, at) => (theme.test(ours) ? [at] : [])),
      questions: (ours.match(/(?<=^|[.!?] )[^.!?]+\?/gu) ?? []).map((question) => question.trim()),
    }
    memory.set(text, heard)
    return heard
  }
  return (one, other) => {
    const [a, b] = [hear(one), hear(other)]
    return (
      a.questions.some((question) => b.questions.includes(question)) ||
      a.themes.some((theme) => b.themes.includes(theme))
    )
  }
}
