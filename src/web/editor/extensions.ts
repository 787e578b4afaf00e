// Everything that the editor can do, put together with what its host wants to hear. Knows no screen.
import type { Extensions } from '@tiptap/core'
import { Dropcursor } from '@tiptap/extensions'
import { Clipboard, type PasteNotice } from './clipboard.ts'
import { Arrivals } from './arrivals.ts'
import { chooseFiles } from './choose-files.ts'
import type { EditorScreen } from './editor-screen.ts'
import { FreedSource } from './freed-source.ts'
import { Gaps } from './gaps.ts'
import { Keys } from './keys.ts'
import { Links } from './links.ts'
import { NodeViews } from './node-views.ts'
import { Origins } from './origins.ts'
import { PictureDrops } from './picture-drops.ts'
import type { PictureHost } from './picture-host.ts'
import type { PicturePlacing } from './picture-placing.ts'
import { Placeholder } from './placeholder.ts'
import { PlacesKept } from './places-kept.ts'
import { schemaExtensions } from './schema.ts'
import { SearchMarks } from './search-marks.ts'
import { SlashMenu } from './slash.ts'
import { Tables } from './text-tables.ts'
import { Tints } from './tints.ts'

export interface Callbacks {
  /** The text was changed by somebody here. Cheap: `read()` tells what it is. */
  onChange?: () => void
  /** A finding in the text was clicked. */
  onFinding?: (id: string) => void
  /** Something was left out of what was pasted. */
  onNotice?: (notice: PasteNotice) => void
  /** Where pictures can be seen, and what becomes of files. */
  pictures?: PictureHost
  /** In a text that is empty. */
  placeholder?: string
}

export function editorExtensions(
  { onFinding, onNotice, pictures = {}, placeholder }: Callbacks,
  screen: EditorScreen,
  placing: () => PicturePlacing | null,
): Extensions {
  const { shown, files, known, taken } = pictures
  const replace = async (picture: number) => {
    const chosen = await chooseFiles(files?.accept ?? '', false)
    placing()?.place(chosen, { picture })
  }
  return [
    ...schemaExtensions,
    Origins,
    PlacesKept,
    Gaps,
    Tables,
    FreedSource,
    SearchMarks,
    Links,
    Dropcursor.configure({ color: 'var(--color-accent)', width: 2 }),
    Tints.configure({ ...(onFinding && { onTint: onFinding }) }),
    Clipboard.configure({ ...(onNotice && { onNotice }), ...(known && { known }) }),
    Arrivals,
    PictureDrops.configure({ placing, ...(known && { known }), ...(taken && { taken }) }),
    NodeViews.configure({ ...(shown && { shown }), ...(files && { replace: (pos: number) => void replace(pos) }) }),
    Placeholder.configure({ words: placeholder ?? 'Schrijf hier, of typ / voor een blok' }),
    SlashMenu.configure({ onKey: (event) => screen.slashKey(event) }),
    Keys.configure({ open: (panel) => screen.open(panel) }),
  ]
}
