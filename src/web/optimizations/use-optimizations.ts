// The optimisations, and the calls that take a step with one. Renders nothing.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  acceptOptimization,
  dismissOptimization,
  implementOptimization,
  listOptimizations,
  reopenOptimization,
  revertOptimization,
} from '#contract/optimizations/endpoints.ts'
import { call } from '#web/http/call.ts'

const optimizationsQuery = queryOptions({
  queryKey: ['optimizations'],
  queryFn: ({ signal }) => call(listOptimizations, { signal }),
})

/** All of them, whatever their status: there are a few a week. */
export function useOptimizations() {
  return useQuery(optimizationsQuery)
}

export type Step = 'accept' | 'implement' | 'dismiss' | 'reopen' | 'revert'

const decisions = { accept: acceptOptimization, dismiss: dismissOptimization, reopen: reopenOptimization }

/** Takes a step; resolves to a sentence about what the product changed, or undefined when it changed nothing. */
export function useStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, step }: { id: number; step: Step }): Promise<string | undefined> => {
      const params = { id }
      if (step === 'implement') return (await call(implementOptimization, { params })).changed
      if (step === 'revert') return (await call(revertOptimization, { params })).changed
      await call(decisions[step], { params })
      return undefined
    },
    // Also after a failure: another administrator may have been faster.
    onSettled: () => client.invalidateQueries({ queryKey: optimizationsQuery.queryKey }),
  })
}
