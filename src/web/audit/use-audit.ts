// The audit log in pages, newest first. Renders nothing.
import { useInfiniteQuery } from '@tanstack/react-query'
import { readAuditLog } from '#contract/audit/endpoints.ts'
import type { AuditPart } from '#contract/audit/entry.ts'
import { callPage } from '#web/http/call.ts'

export const auditKey = ['audit'] as const

/** Fetched again whenever it is opened: every change by an administrator adds to it. */
export function useAudit(part: AuditPart) {
  return useInfiniteQuery({
    queryKey: [...auditKey, part],
    queryFn: ({ pageParam: after, signal }) =>
      callPage(readAuditLog, { query: { part, ...(after !== null && { after }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  })
}
