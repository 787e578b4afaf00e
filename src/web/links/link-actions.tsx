// The actions at the end of a link's row: open its page, and a menu that depends on status and role. Makes no request.
import { useNavigate } from '@tanstack/react-router'
import { Ellipsis, ExternalLink, FilePen, FileText, ListPlus, Pencil, RotateCcw, Sparkles, Trash2 } from 'lucide-react'
import type { LinkEntry } from '#contract/links/link.ts'
import { nextSteps, type LinkStep } from '#contract/links/steps.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { articleAt, newArticleFrom } from '#web/sources/article-address.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Menu, MenuContent, MenuItem, MenuRule, MenuTrigger } from '#web/ui/menu.tsx'
import { articleShown, mayWrite } from './link-article.ts'
import { stepWords } from './step-words.ts'

export interface LinkHandlers {
  onStep: (link: LinkEntry, step: LinkStep) => void
  onCaptions: (link: LinkEntry) => void
  onTask: (link: LinkEntry) => void
  onEdit: (link: LinkEntry) => void
  onDelete: (link: LinkEntry) => void
  onRestore: (link: LinkEntry) => void
}

export function LinkActions({ link, ...does }: { link: LinkEntry } & LinkHandlers) {
  return (
    <div className="-mr-2.5 flex items-center justify-end">
      <a
        href={link.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Open ‘${link.title}’ in een nieuw tabblad`}
        className={buttonLook({ kind: 'quiet', size: 'icon' })}
      >
        <ExternalLink aria-hidden />
      </a>
      <Menu>
        <MenuTrigger
          data-entry={`link-${link.id}`}
          aria-label={`Acties voor ‘${link.title}’`}
          className={buttonLook({ kind: 'quiet', size: 'icon' })}
        >
          <Ellipsis aria-hidden />
        </MenuTrigger>
        <MenuContent>
          {link.deletedAt === undefined ? <BoardItems link={link} {...does} /> : <BinItems link={link} {...does} />}
        </MenuContent>
      </Menu>
    </div>
  )
}

type ItemsProps = { link: LinkEntry } & LinkHandlers

function BoardItems({ link, onStep, onCaptions, onTask, onEdit, onDelete }: ItemsProps) {
  const user = useLoggedInUser()
  const steps = nextSteps(link, user)
  const isAdmin = user.role === 'admin'
  const navigate = useNavigate()
  const articleId = articleShown(link, user)
  return (
    <>
      {steps.map((step) => {
        const { label, icon: Icon } = stepWords[step]
        return (
          <MenuItem key={step} onSelect={() => onStep(link, step)}>
            <Icon aria-hidden />
            {label}
          </MenuItem>
        )
      })}
      {steps.length > 0 && <MenuRule />}
      {mayWrite(link, user) && (
        <MenuItem onSelect={() => void navigate(newArticleFrom('link', { link: link.id }))}>
          <FilePen aria-hidden />
          Schrijf artikel
        </MenuItem>
      )}
      {articleId !== null && (
        <MenuItem onSelect={() => void navigate(articleAt(articleId))}>
          <FileText aria-hidden />
          Open artikel
        </MenuItem>
      )}
      <MenuItem onSelect={() => onCaptions(link)}>
        <Sparkles aria-hidden />
        Maak captions
      </MenuItem>
      {isAdmin && link.claimedBy !== null && (
        <MenuItem onSelect={() => onTask(link)}>
          <ListPlus aria-hidden />
          Maak taak
        </MenuItem>
      )}
      {isAdmin && (
        <>
          <MenuRule />
          <MenuItem onSelect={() => onEdit(link)}>
            <Pencil aria-hidden />
            Bewerken
          </MenuItem>
          <MenuItem onSelect={() => onDelete(link)}>
            <Trash2 aria-hidden />
            Verwijderen
          </MenuItem>
        </>
      )}
    </>
  )
}

function BinItems({ link, onRestore }: ItemsProps) {
  return (
    <MenuItem onSelect={() => onRestore(link)}>
      <RotateCcw aria-hidden />
      Terugzetten
    </MenuItem>
  )
}
