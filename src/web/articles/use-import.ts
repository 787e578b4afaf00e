// Brings a document from the disk in as an article: Markdown, Word or HTML, sent to the server, which reads it. Renders nothing.
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importArticle } from '#contract/articles/endpoints.ts'
import { failureMessage } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'
import { upload } from '#web/http/upload.ts'
import { articleAt } from '#web/sources/article-address.ts'
import { toast } from '#web/ui/toast-store.ts'
import { importProblem } from './import-file.ts'

export interface Import {
  /** The name of the file that is being read; undefined when none is. */
  importing: string | undefined
  /** Sends a file and opens the article that it becomes. Tells by a toast what went wrong. */
  onImport: (file: File) => Promise<void>
}

export function useImport(): Import {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [importing, setImporting] = useState<string>()
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])

  async function onImport(file: File): Promise<void> {
    const problem = importProblem(file)
    if (problem !== null) return fail(problem)
    setImporting(file.name)
    try {
      const form = new FormData()
      form.append('file', file)
      const { id, title, left } = await upload(importArticle, form)
      void client.invalidateQueries({ queryKey: listKeys.articles })
      const open = () => void navigate(articleAt(id))
      // Who went on to something else meanwhile is not taken away from it.
      toast({
        title: 'Artikel geïmporteerd',
        description: left.length === 0 ? title : `${title}. ${left.join(' ')}`,
        ...(!here.current && { action: { label: 'Open', run: open } }),
      })
      if (here.current) open()
    } catch (error) {
      fail(failureMessage(error))
    } finally {
      setImporting(undefined)
    }
  }
  return { importing, onImport }
}

const fail = (description: string) => void toast({ variant: 'destructive', title: 'Fout bij importeren', description })
