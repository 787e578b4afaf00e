// The checklist in a task's description: its lines that begin with `- [ ]` or `- [x]`, as in Markdown. Knows no task.

export interface ChecklistItem {
  /** Of the description, from 0. */
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

/** What of a description is no checklist: what people wrote around it. */
export function proseOf(description: string | null): string {
  return (description ?? '')
    .split('\n')
    .filter((line) => !itemPattern.test(line))
    .join('\n')
    .trim()
}

/** Which item is meant. With its `text` it is found again where someone put lines before it. */
export interface ItemPlace {
  line: number
  text?: string | undefined
}

/** The item of `description` that is meant; undefined when it is not there, or cannot be told from another. */
export function itemAt(description: string | null, { line, text }: ItemPlace): ChecklistItem | undefined {
  const items = checklistOf(description)
  const there = items.find((item) => item.line === line)
  if (there !== undefined && (text === undefined || there.text === text)) return there
  const same = items.filter((item) => item.text === text)
  return same.length === 1 ? same[0] : undefined
}

/** `description` with one item ticked, or not; the rest of it to the letter. */
export function withTick(description: string, line: number, done: boolean): string {
  return description
    .split('\n')
    .map((text, at) => (at === line ? text.replace(itemPattern, `$1${done ? 'x' : ' '}$3$4`) : text))
    .join('\n')
}

/** The same list, nothing of it done. */
export function unticked(description: string): string {
  return description
    .split('\n')
    .map((text) => text.replace(itemPattern, '$1 $3$4'))
    .join('\n')
}
