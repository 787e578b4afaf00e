// What someone else changed meanwhile: the name of each field, and what stands there now. Finds no difference itself.
export interface Change {
  label: string
  value: string
}

export function Changes({ of }: { of: readonly Change[] }) {
  if (of.length === 0) return null
  return (
    <dl className="my-1">
      {of.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{label}:</dt>
          <dd className="line-clamp-4 wrap-anywhere whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
