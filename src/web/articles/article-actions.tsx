// What can be done with an article, on the line of its tabs: saving by hand, its versions, taking it along, deleting it. On narrow
// screens in one menu.
import {
  Download,
  Ellipsis,
  FileClock,
  History,
  Image,
  Megaphone,
  MonitorPlay,
  Save,
  Send,
  Trash2,
  UserCheck,
} from 'lucide-react'
import { exportFormats, exportWords, type ExportFormat } from '#contract/articles/export.ts'
import type { ThumbnailTool } from './use-thumbnail-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuContent, MenuHeading, MenuItem, MenuRule, MenuTrigger } from '#web/ui/menu.tsx'

interface ArticleActionsProps {
  /** Whether the server has it. */
  isKept: boolean
  isOwn: boolean
  onSave: () => void
  onVersions: () => void
  /** 'copy': the blocks of WordPress, on the clipboard. */
  onExport: (format: ExportFormat | 'copy') => void
  /** Puts it on a website, or says who can. */
  onPublish: () => void
  /** Why they may not, in a few words. */
  publishHint: string | undefined
  onDelete: () => void
  /** Makes it one's own: only of what is the house's. */
  onTakeOver: (() => void) | undefined
  /** Goes to what the tools wrote for it. */
  onHistory: () => void
  /** Goes to a thumbnail that begins with its title. */
  onThumbnail: (tool: ThumbnailTool) => void
  /** Left out where there is none yet. */
  onCampaign?: (() => void) | undefined
}

export function ArticleActions(props: ArticleActionsProps) {
  const { isKept, isOwn, onSave, onVersions, onPublish, onDelete, onHistory, onThumbnail, onCampaign } = props
  const { onTakeOver } = props
  return (
    <>
      {isOwn && (
        <Button
          kind="quiet"
          size="icon"
          aria-label="Opslaan"
          title="Opslaan (Ctrl S)"
          className="max-md:hidden"
          onClick={onSave}
        >
          <Save aria-hidden />
        </Button>
      )}
      {isKept && (
        <>
          <Button
            kind="quiet"
            size="icon"
            aria-label="Versies"
            title="Versies"
            className="max-md:hidden"
            onClick={onVersions}
          >
            <History aria-hidden />
          </Button>
          <Menu>
            <MenuTrigger asChild>
              <Button kind="quiet" size="icon" aria-label="Exporteer" title="Exporteer" className="max-md:hidden">
                <Download aria-hidden />
              </Button>
            </MenuTrigger>
            <MenuContent>
              <Exports onExport={props.onExport} />
            </MenuContent>
          </Menu>
          <Menu>
            <MenuTrigger asChild>
              <Button kind="quiet" size="icon" aria-label="Meer" title="Meer">
                <Ellipsis aria-hidden />
              </Button>
            </MenuTrigger>
            <MenuContent>
              <div className="md:hidden">
                {isOwn && (
                  <MenuItem onSelect={onSave}>
                    <Save aria-hidden />
                    Opslaan
                  </MenuItem>
                )}
                <MenuItem onSelect={onVersions}>
                  <History aria-hidden />
                  Versies
                </MenuItem>
                <Exports onExport={props.onExport} />
                <MenuRule />
              </div>
              <MenuItem onSelect={onPublish}>
                <Send aria-hidden />
                <span className="grid">
                  Publiceren
                  {props.publishHint !== undefined && (
                    <span className="text-caption text-ink-2">{props.publishHint}</span>
                  )}
                </span>
              </MenuItem>
              {isOwn && (
                <MenuItem onSelect={onHistory}>
                  <FileClock aria-hidden />
                  Geschreven voor dit artikel
                </MenuItem>
              )}
              {isOwn && (
                <>
                  <MenuItem onSelect={() => onThumbnail('yt-thumbnail-generator')}>
                    <MonitorPlay aria-hidden />
                    Thumbnail voor YouTube
                  </MenuItem>
                  <MenuItem onSelect={() => onThumbnail('social-thumbnail-generator')}>
                    <Image aria-hidden />
                    Thumbnails voor social
                  </MenuItem>
                </>
              )}
              {onTakeOver ? (
                <MenuItem onSelect={onTakeOver}>
                  <UserCheck aria-hidden />
                  Neem over van de redactie
                </MenuItem>
              ) : isOwn ? (
                <MenuItem onSelect={onDelete}>
                  <Trash2 aria-hidden />
                  Verwijderen
                </MenuItem>
              ) : (
                <p className="px-3 py-2 text-small text-ink-2 max-md:hidden">Dit artikel is van iemand anders.</p>
              )}
            </MenuContent>
          </Menu>
        </>
      )}
      {onCampaign && (
        <Button size="small" className="ml-1 md:min-h-9! md:px-4!" onClick={onCampaign}>
          <Megaphone aria-hidden />
          Campagne
        </Button>
      )}
    </>
  )
}

function Exports({ onExport }: Pick<ArticleActionsProps, 'onExport'>) {
  return (
    <>
      <MenuHeading>Exporteer als</MenuHeading>
      {exportFormats.map((format) => (
        <MenuItem key={format} onSelect={() => onExport(format)}>
          {exportWords[format].label}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => onExport('copy')}>Kopieer WordPress-blokken</MenuItem>
    </>
  )
}
