// The menu of the writing help: the Herschrijver on what is selected, and a section written again from the sources.
import { Sparkles } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/menu.tsx'

interface WritingHelpProps {
  onRewrite: () => void
  onSection: () => void
  /** Why a section cannot be written again; undefined when it can. Asked when the menu opens. */
  noSection: () => string | undefined
}

export function WritingHelp({ onRewrite, onSection, noSection }: WritingHelpProps) {
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button kind="quiet" size="icon" aria-label="Schrijfhulp" title="Schrijfhulp" className="text-accent-ink!">
          <Sparkles aria-hidden />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <Choices onRewrite={onRewrite} onSection={onSection} noSection={noSection} />
      </MenuContent>
    </Menu>
  )
}

/** Rendered when the menu opens. */
function Choices({ onRewrite, onSection, noSection }: WritingHelpProps) {
  return (
    <>
      <MenuItem onSelect={onRewrite}>Herschrijf de selectie</MenuItem>
      <MenuItem onSelect={onSection} unavailable={noSection()}>
        Schrijf dit onderdeel opnieuw
      </MenuItem>
      <p className="px-3 pt-1 pb-2 text-caption text-ink-3">Elk 1 AI-verzoek</p>
    </>
  )
}
