// The head of the list: its name, whose articles it holds, and the ways to the bin and to another article. Makes no request.
import { Trash2 } from 'lucide-react'
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
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h1 className="text-h1">{title}</h1>
        {isAdmin && !bin && (
          <div role="group" aria-label="Van wie" className="flex gap-1 rounded-field border border-rule p-0.5">
            <PartButton chosen={!everyone} onChoose={() => onChange({ ...wanted, everyone: false })}>
              Van mij
            </PartButton>
            <PartButton chosen={everyone} onChoose={() => onChange({ ...wanted, everyone: true })}>
              Van iedereen
            </PartButton>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
        <PartButton
          chosen={bin}
          count={binned === 0 ? undefined : binned}
          onChoose={() => onChange({ ...wanted, bin: !bin, state: '', search: '' })}
        >
          <Trash2 aria-hidden />
          Prullenbak
        </PartButton>
        <ImportButton {...imports} />
        <NewArticleMenu className="max-sm:order-first max-sm:w-full" />
      </div>
    </header>
  )
}
