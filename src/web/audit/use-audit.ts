// The audit log in pages, newest first. Draws nothing.
import { useInfiniteQuery } from '@tanstack/react-query'
import { readAuditLog } from '#contract/audit/endpoints.ts'
import type { AuditPart } from '#contract/audit/entry.ts'
import { call } from '#web/http/call.ts'

export const auditKey = ['audit'] as const

/** Asked anew whenever it is opened: every change by an administrator adds to it. */
export function useAudit(part: AuditPart) {
  return useInfiniteQuery({
    queryKey: [...auditKey, part],
    queryFn: ({ pageParam: before, signal }) =>
      call(readAuditLog, { query: { part, ...(before !== null && { before }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    refetchOnMount: 'always',
  })
}
