// The button for a new article, with a menu beside it of what it can begin with. It leads to the address where it begins.
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, Plus } from 'lucide-react'
import { newArticleFrom } from '#web/sources/article-address.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/menu.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { beginnings } from './beginnings.ts'

export function NewArticleMenu({ className }: { className?: string }) {
  const navigate = useNavigate()
  return (
    <div className={cx('flex max-w-full', className)}>
      <PlainLink {...newArticleFrom()} className={cx(buttonLook(), 'min-w-0 shrink! grow rounded-r-none px-4!')}>
        <Plus aria-hidden />
        Nieuw artikel
      </PlainLink>
      <Menu>
        <MenuTrigger
          aria-label="Nieuw artikel uit…"
          className={cx(buttonLook(), 'rounded-l-none border-l border-on-button/30 px-0! w-11')}
        >
          <ChevronDown aria-hidden />
        </MenuTrigger>
        <MenuContent>
          {beginnings.map(({ from, label, icon: Picture }) => (
            <MenuItem key={label} onSelect={() => void navigate(newArticleFrom(from))}>
              <Picture aria-hidden className="text-ink-3" />
              {label}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
    </div>
  )
}
