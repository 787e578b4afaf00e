// Has an outline made of a plan: one request. Renders nothing.
import { useState } from 'react'
import { articleOutline } from '#contract/tools/article-outline.ts'
import type { OutlineSection } from '#contract/writing/outline.ts'
import { call, failureMessage } from '#web/http/call.ts'
import { useAiCounter } from '#web/session/use-user.ts'
import type { Plan } from './plan.ts'

export function useOutline() {
  const counter = useAiCounter()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  /** null: none was made, which `problem` says. */
  async function make(plan: Plan, styleId: number | null): Promise<OutlineSection[] | null> {
    setPending(true)
    setProblem(undefined)
    try {
      const { title, sources, length, instruction } = plan
      const body = { title, sources, length, instruction, ...(styleId !== null && { styleId }) }
      const made = articleOutline.open(await call(articleOutline.endpoint, { body }))
      counter.bump()
      return made.sections
    } catch (error) {
      setProblem(failureMessage(error))
      void counter.refresh()
      return null
    } finally {
      setPending(false)
    }
  }
  return { pending, problem, make }
}
