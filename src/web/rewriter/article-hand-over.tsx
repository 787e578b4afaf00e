// Between the Herschrijver and the bar: its text becomes the article that the tools write from, and the article becomes the
// text to rewrite. Knows no sheet.
import { Newspaper, TextSelect } from 'lucide-react'
import { useState } from 'react'
import { articleOf, showsNothing } from '#web/sources/taking.ts'
import { useArticle } from '#web/sources/use-article.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** Renders nothing for a text without words, and for the article itself. */
export function UseAsArticle({ text }: { text: string }) {
  const { article, fill } = useArticle()
  const [pending, setPending] = useState(false)
  if (showsNothing(text) || text.trim() === article?.text.trim()) return null

  async function take() {
    setPending(true)
    try {
      fill(await articleOf({ text }))
    } catch {
      const description = 'De tekst kon niet worden verwerkt. Controleer je verbinding en probeer het opnieuw.'
      toast({ variant: 'destructive', title: 'Niet overgenomen', description })
    }
    setPending(false)
  }
  return (
    <Button kind="quiet" size="small" pending={pending} onClick={() => void take()}>
      {!pending && <Newspaper aria-hidden />}
      Gebruik als artikel
    </Button>
  )
}

/** Renders nothing without an article, and when the article stands there already. */
export function RewriteArticle({ text, onTake }: { text: string; onTake: (text: string) => void }) {
  const { article } = useArticle()
  if (article === null || text.trim() === article.text.trim()) return null
  return (
    <Button kind="quiet" size="small" onClick={() => onTake(article.text)}>
      <TextSelect aria-hidden />
      Herschrijf het artikel
    </Button>
  )
}
