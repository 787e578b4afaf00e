// 'Publiceren' for who may not: where the article stands, and who can publish it.
import type { Refusal } from '#contract/articles/may-not.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { StandingLine } from './standing-line.tsx'
import { usePublications } from './use-publications.ts'
import { WhoPublishes } from './who-publishes.tsx'

interface RefusedDialogProps {
  article: { id: number; title: string; textVersion: number }
  refusal: Refusal
  onClose: () => void
}

export function RefusedDialog({ article, refusal, onClose }: RefusedDialogProps) {
  const { data, error, refetch } = usePublications(article.id)
  return (
    <Dialog open title="Publiceren" description={article.title} onClose={onClose}>
      <div className="grid gap-6">
        {error && data === undefined && (
          <LoadFailure title="Waar je artikel staat, kon niet worden opgehaald" error={error} onRetry={refetch} />
        )}
        {data !== undefined && data.length > 0 && (
          <section aria-label="Waar het staat">
            <ul className="border-t border-rule">
              {data.map((publication) => (
                <StandingLine key={publication.id} publication={publication} textVersion={article.textVersion} />
              ))}
            </ul>
          </section>
        )}
        <WhoPublishes refusal={refusal} />
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Sluiten
        </Button>
      </DialogActions>
    </Dialog>
  )
}
