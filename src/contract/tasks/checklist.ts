// The checklist in a task's description: the lines that begin with `- [ ]` or `- [x]`, as in Markdown. Knows no task.

export interface ChecklistItem {
  /** The number of its line in the description, from 0. */
  line: number
  text: string
  done: boolean
}

const itemPattern = /^(\s*- \[)([ xX])(\]\s+)(\S.*)$/

/** The items of a description, from top to bottom. */
export function checklistOf(description: string | null): ChecklistItem[] {
  return (description ?? '').split('\n').flatMap((text, line) => {
    const match = itemPattern.exec(text)
    return match ? [{ line, text: (match[4] ?? '').trimEnd(), done: match[2] !== ' ' }] : []
  })
}

/** The description without the lines of its checklist. */
export function proseOf(description: string | null): string {
  return (description ?? '')
    .split('\n')
    .filter((line) => !itemPattern.test(line))
    .join('\n')
    .trim()
}

/** Identifies an item by its line, and by its text when other people's edits may have moved the line. */
export interface ItemPlace {
  line: number
  text?: string | undefined
}

/**
 * The item of `description` on that line. If there is none, or its text is not the given `text`, the item with that text.
 * Undefined when no item has that text, or several have it.
 */
export function itemAt(description: string | null, { line, text }: ItemPlace): ChecklistItem | undefined {
  const items = checklistOf(description)
  const there = items.find((item) => item.line === line)
  if (there !== undefined && (text === undefined || there.text === text)) return there
  const same = items.filter((item) => item.text === text)
  return same.length === 1 ? same[0] : undefined
}

/** `description` with the item on `line` ticked or unticked; all the rest is unchanged. */
export function withTick(description: string, line: number, done: boolean): string {
  return description
    .split('\n')
    .map((text, at) => (at === line ? text.replace(itemPattern, `$1${done ? 'x' : ' '}$3$4`) : text))
    .join('\n')
}

/** `description` with all items unticked. */
export function unticked(description: string): string {
  return description
    .split('\n')
    .map((text) => text.replace(itemPattern, '$1 $3$4'))
    .join('\n')
}
