// The head of the list: its name, whose articles it holds, and the ways to the bin and to another article. Makes no request.
import { Trash2 } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { ImportButton } from './import-button.tsx'
import { NewArticleMenu } from './new-article-menu.tsx'
import { PartButton } from './part-button.tsx'
import type { Wanted } from './use-articles.ts'
import type { Import } from './use-import.ts'

interface ArticlesHeaderProps {
  title: string
  wanted: Wanted
  /** How many articles are in the own bin; undefined while that is not known. */
  binned: number | undefined
  /** Whether the user may read everyone's. */
  isAdmin: boolean
  imports: Import
  onChange: (wanted: Wanted) => void
}

export function ArticlesHeader({ title, wanted, binned, isAdmin, imports, onChange }: ArticlesHeaderProps) {
  const { bin, everyone } = wanted
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-4">
      <h1 className={cx('text-h1', !isAdmin && 'mr-auto', 'max-lg:mr-auto')}>{title}</h1>
      {isAdmin && (
        <div
          role="group"
          aria-label="Van wie"
          className="mr-auto flex flex-wrap gap-1 rounded-field border border-rule p-0.5 max-lg:order-1 lg:ml-3"
        >
          <PartButton chosen={!everyone} onChoose={() => onChange({ ...wanted, everyone: false })}>
            Van mij
          </PartButton>
          <PartButton chosen={everyone} onChoose={() => onChange({ ...wanted, everyone: true })}>
            Van iedereen
          </PartButton>
        </div>
      )}
      <PartButton
        chosen={bin}
        count={binned === 0 ? undefined : binned}
        onChoose={() => onChange({ ...wanted, bin: !bin, state: '', search: '' })}
        className={cx('md:min-h-11! md:text-body!', !bin && 'max-lg:-mr-3')}
      >
        <Trash2 aria-hidden />
        Prullenbak
      </PartButton>
      <div className="flex flex-wrap-reverse gap-3 max-lg:order-2 max-sm:w-full max-sm:gap-2">
        <ImportButton {...imports} className="max-sm:grow" />
        <NewArticleMenu className="max-sm:grow" />
      </div>
    </header>
  )
}
