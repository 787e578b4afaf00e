// The 3-in-1 generation: three tools at once, one message about them all. Knows no markup.
import { useState } from 'react'
import { requestsLeft } from '#contract/quota.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import type { ArticleSubject } from '#contract/tools/subject.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import { blockedOn } from './refusal.ts'
import { useReport } from './use-report.ts'
import { useTool, type Tool } from './use-tool.ts'

const SCREEN = 'caption-generator'

type CaptionTool = Tool<'facebook-captions'> | Tool<'pinterest-captions'> | Tool<'link-in-bio-titles'>

/** A subject, and the style profile to write in. */
type Asked = ArticleSubject & { styleId?: number }

export function useCaptions() {
  const user = useLoggedInUser()
  const left = requestsLeft(user, useNow())
  const [wanted, setWanted] = useState<readonly ToolName[]>()
  const report = useReport()
  const facebook = useTool('facebook-captions', SCREEN)
  const pinterest = useTool('pinterest-captions', SCREEN)
  const linkInBio = useTool('link-in-bio-titles', SCREEN)
  const tools: readonly CaptionTool[] = [facebook, pinterest, linkInBio]
  /** Fewer requests than networks: then one chooses, and the first ones are chosen until one does. */
  const scarce = left !== null && left > 0 && left < tools.length
  const chosen = scarce ? tools.filter(({ name }) => wanted?.includes(name) ?? true).slice(0, left) : tools

  /** Asks the given tools at once: all that are chosen, or one of them again. Tells whether anything was written. */
  async function generate(asked: Asked, of: readonly CaptionTool[] = chosen): Promise<boolean> {
    // Each tool checks for itself; once before all three, because one refusal says enough.
    const refused = blockedOn(SCREEN, user, new Date())
    if (refused) {
      toast({ variant: 'destructive', ...refused })
      return false
    }
    const outcomes = await Promise.all(of.map(async (tool) => tool.generate(asked)))
    return report(outcomes, (count) => ({
      title: 'Captions gegenereerd',
      description: `${count} captions staan voor je klaar.`,
    }))
  }

  return {
    tools,
    pending: tools.some((tool) => tool.pending),
    blocked: facebook.blocked,
    /** How many requests are left when that is fewer than there are networks; else null. */
    left: scarce ? left : null,
    chosen: chosen.map(({ name }) => name),
    choose: setWanted,
    generate,
  }
}
