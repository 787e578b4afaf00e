// The marks in a text, put in order for who draws them. Pure.

export interface Mark {
  start: number
  end: number
  tone: 'bad' | 'hint'
}

/** Marks by place, none over another: what is wrong goes before a hint, and then what begins first. Empty ones are left out. */
export function apart(marks: readonly Mark[]): Mark[] {
  const shown: Mark[] = []
  for (const tone of ['bad', 'hint'] as const)
    for (const mark of marks.toSorted((one, other) => one.start - other.start))
      if (
        mark.tone === tone &&
        mark.end > mark.start &&
        !shown.some((one) => one.start < mark.end && mark.start < one.end)
      )
        shown.push(mark)
  return shown.toSorted((one, other) => one.start - other.start)
}
