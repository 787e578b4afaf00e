// Takes articles along as files: the server packs them in a ZIP, which is saved on the disk. Renders nothing.
import { useState } from 'react'
import type { ArticleCard } from '#contract/articles/article.ts'
import { exportArticles } from '#contract/articles/endpoints.ts'
import { exportWords, type ExportFormat } from '#contract/articles/export.ts'
import { answer } from '#web/http/call.ts'
import { saveReply } from '#web/http/saved-file.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { dateTime } from '#web/ui/date-time.ts'
import { toast } from '#web/ui/toast-store.ts'
import { articlesOf } from './card-words.ts'

export function useExport() {
  const [exporting, setExporting] = useState(false)

  async function exportAs(articles: readonly ArticleCard[], format: ExportFormat, campaign: boolean): Promise<void> {
    setExporting(true)
    try {
      const body = { ids: articles.map(({ id }) => id), format, ...(campaign && { campaign }) }
      await saveReply(await answer(exportArticles, { body }), zipName(format, new Date()))
      toast({ title: 'Export gereed', description: `${articlesOf(articles.length)} als ${exportWords[format].label}` })
    } catch (error) {
      tellFailure('Fout bij exporteren', error)
    } finally {
      setExporting(false)
    }
  }
  return { exporting, exportAs }
}

/** `artikelen-Markdown-2026-11-26-1403.zip`: for a reply that gives no name. */
export function zipName(format: ExportFormat, now: Date): string {
  const [day = '', time = ''] = dateTime(now).split(' ')
  const kind = exportWords[format].label.replace(' ', '-')
  return `artikelen-${kind}-${day.split('/').toReversed().join('-')}-${time.replace(':', '')}.zip`
}
