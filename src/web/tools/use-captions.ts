// The 3-in-1 generation: three tools at once, with one message about them all. Knows no markup.
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

/** A subject, and the style profile to use. */
type Wish = ArticleSubject & { styleId?: number }

export function useCaptions() {
  const user = useLoggedInUser()
  const left = requestsLeft(user, useNow())
  const [wanted, setWanted] = useState<readonly ToolName[]>()
  const report = useReport()
  const facebook = useTool('facebook-captions', SCREEN)
  const pinterest = useTool('pinterest-captions', SCREEN)
  const linkInBio = useTool('link-in-bio-titles', SCREEN)
  const tools: readonly CaptionTool[] = [facebook, pinterest, linkInBio]
  /** Fewer requests left than networks: then the user has to choose. Until they do, the first ones are chosen. */
  const scarce = left !== null && left > 0 && left < tools.length
  const chosen = scarce ? tools.filter(({ name }) => wanted?.includes(name) ?? true).slice(0, left) : tools

  /** Asks the given tools at once: all that are chosen, or one of them again. Resolves to whether anything was written. */
  async function generate(wish: Wish, of: readonly CaptionTool[] = chosen): Promise<boolean> {
    // Each tool checks this itself too; here it is done once for all three, so that there is one refusal.
    const refused = blockedOn(SCREEN, user, new Date())
    if (refused) {
      toast({ variant: 'destructive', ...refused })
      return false
    }
    const outcomes = await Promise.all(of.map(async (tool) => tool.generate(wish)))
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
