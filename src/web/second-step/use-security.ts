// The own second step, passkeys and sessions as the server has them. Renders nothing.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listSessions } from '#contract/accounts/sessions.ts'
import { listPasskeys, readSecondStep } from '#contract/second-step/account-endpoints.ts'
import { call } from '#web/http/call.ts'

export const securityKey = ['security'] as const

export const useSecondStep = () =>
  useQuery({ queryKey: [...securityKey, 'second-step'], queryFn: ({ signal }) => call(readSecondStep, { signal }) })

export const usePasskeys = () =>
  useQuery({ queryKey: [...securityKey, 'passkeys'], queryFn: ({ signal }) => call(listPasskeys, { signal }) })

export const useSessions = () =>
  useQuery({ queryKey: [...securityKey, 'sessions'], queryFn: ({ signal }) => call(listSessions, { signal }) })

/** Fetches all three again. */
export function useRefreshSecurity(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: securityKey })
}
