// What someone else changed meanwhile: the label of each field, its value before and its value now. Compares nothing
// itself.
export interface Change {
  label: string
  before: string
  now: string
}

export function Changes({ of }: { of: readonly Change[] }) {
  if (of.length === 0) return null
  return (
    <dl className="my-2 grid grid-cols-1 gap-y-1">
      {of.map(({ label, before, now }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{label}:</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">
            <span className="sr-only">was </span>
            <del className="line-clamp-3 text-ink-2">{before}</del>
            <span className="sr-only">, is nu </span>
            <ins className="line-clamp-4 text-ink no-underline">{now}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
