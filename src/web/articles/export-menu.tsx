// The menu of forms in which articles can be taken along. Makes no request.
import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import { exportFormats, exportWords, type ExportFormat } from '#contract/articles/export.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuChoice, MenuContent, MenuHeading, MenuItem, MenuRule, MenuTrigger } from '#web/ui/menu.tsx'

interface ExportMenuProps {
  pending: boolean
  /** `campaign`: whether the texts of the campaign go along. */
  onExport: (format: ExportFormat, campaign: boolean) => void
}

const contents = [
  { value: 'article', label: 'Alleen het artikel' },
  { value: 'campaign', label: 'Met de campagneteksten' },
] as const

export function ExportMenu({ pending, onExport }: ExportMenuProps) {
  const [what, setWhat] = useState<(typeof contents)[number]['value']>('article')
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button kind="secondary" size="small" pending={pending}>
          {!pending && <Download aria-hidden className="max-md:hidden" />}
          {pending ? 'Exporteren...' : 'Exporteer'}
          {!pending && <ChevronDown aria-hidden />}
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuChoice label="Wat gaat er mee?" value={what} choices={contents} onChange={setWhat} />
        <MenuRule />
        <MenuHeading>Exporteer als</MenuHeading>
        {exportFormats.map((format) => (
          <MenuItem key={format} onSelect={() => onExport(format, what === 'campaign')}>
            {exportWords[format].label}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
