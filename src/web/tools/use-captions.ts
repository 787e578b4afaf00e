// The 3-in-1 generation: three tools at once, one message about them all. Knows no markup.
import type { ArticleSubject } from '#contract/tools/subject.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { toast } from '#web/ui/toast-store.ts'
import { blockedOn } from './refusal.ts'
import { useReport } from './use-report.ts'
import { useTool, type Tool } from './use-tool.ts'

const SCREEN = 'caption-generator'

type CaptionTool = Tool<'facebook-captions'> | Tool<'pinterest-captions'> | Tool<'link-in-bio-titles'>

/** A subject, and the style profile to write in. */
type Asked = ArticleSubject & { styleId?: number }

export function useCaptions() {
  const user = useLoggedInUser()
  const report = useReport()
  const facebook = useTool('facebook-captions', SCREEN)
  const pinterest = useTool('pinterest-captions', SCREEN)
  const linkInBio = useTool('link-in-bio-titles', SCREEN)
  const tools: readonly CaptionTool[] = [facebook, pinterest, linkInBio]

  /** Asks the given tools at once: all three, or one of them again. Tells whether anything was written. */
  async function generate(asked: Asked, of: readonly CaptionTool[] = tools): Promise<boolean> {
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

  return { tools, pending: tools.some((tool) => tool.pending), blocked: facebook.blocked, generate }
}
