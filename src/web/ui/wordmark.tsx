// The name as it is written on the masthead.
export function Wordmark({ short = false }: { short?: boolean }) {
  return (
    <span className="font-serif text-[1.75rem] leading-none font-medium tracking-tight">
      <span aria-hidden>{short ? 'K' : 'Kopij'}</span>
      <span aria-hidden className="text-accent">
        .
      </span>
      <span className="sr-only">Kopij</span>
    </span>
  )
}
