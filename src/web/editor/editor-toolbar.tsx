// The toolbar over the text, on one line of 48, for screens with room. Knows nothing of what the text is for.
import {
  Bold,
  FileCode,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListIndentIncrease,
  ListOrdered,
  Redo2,
  Search,
  Table,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { BlockMenu } from './block-menu.tsx'
import { setBlock } from './block-style.ts'
import { indented } from './keys.ts'
import { insertTable } from './text-tables.ts'
import type { TextEditor } from './text-editor.ts'
import { StyleMenu } from './style-menu.tsx'
import { ToolbarButton, ToolbarRule } from './toolbar-button.tsx'
import { useEditorPanel, useEditorValue } from './use-text-editor.ts'
import { useRoving } from './use-roving.ts'

interface EditorToolbarProps {
  editor: TextEditor
  /** At the end of the line: how many words. */
  end?: ReactNode
  className?: string
}

export function EditorToolbar({ editor, end, className }: EditorToolbarProps) {
  const { tiptap, screen } = editor
  const roving = useRoving(() => tiptap.view.focus())
  const isMarkdown = useEditorValue(editor, ({ markdown }) => markdown !== null)
  const panel = useEditorPanel(editor)
  return (
    <div className={cx('@container hidden h-12 items-center gap-4 border-b border-rule bg-paper md:flex', className)}>
      <div role="toolbar" aria-label="Opmaak" className="@container/tools flex min-w-0 grow items-center" {...roving}>
        {!isMarkdown && (
          <>
            <StyleMenu editor={editor} />
            <ToolbarRule />
            <MarkTools editor={editor} />
            <ToolbarRule />
            <BlockTools editor={editor} />
            <ToolbarRule />
            <span className="contents @max-[38rem]/tools:hidden">
              <UndoTools editor={editor} />
              <ToolbarRule />
            </span>
            <ToolbarButton
              name="Zoeken en vervangen"
              keys="Mod F"
              on={panel === 'find'}
              onPress={() => screen.open(panel === 'find' ? null : 'find')}
            >
              <Search aria-hidden />
            </ToolbarButton>
          </>
        )}
        <ToolbarButton name="Markdown" on={isMarkdown} onPress={() => editor.editMarkdown(!isMarkdown)}>
          <FileCode aria-hidden />
        </ToolbarButton>
        {!isMarkdown && <BlockMenu editor={editor} />}
      </div>
      {end !== undefined && (
        <div className="hidden shrink-0 text-small @min-[44rem]:block text-ink-2 tabular-nums">{end}</div>
      )}
    </div>
  )
}

/** Bold, italic and a link. */
export function MarkTools({ editor }: { editor: TextEditor }) {
  const { tiptap, screen } = editor
  const isBold = useEditorValue(editor, () => tiptap.isActive('bold'))
  const isItalic = useEditorValue(editor, () => tiptap.isActive('italic'))
  const isLink = useEditorValue(editor, () => tiptap.isActive('link'))
  return (
    <>
      <ToolbarButton name="Vet" keys="Mod B" on={isBold} onPress={() => tiptap.chain().focus().toggleBold().run()}>
        <Bold aria-hidden />
      </ToolbarButton>
      <ToolbarButton
        name="Cursief"
        keys="Mod I"
        on={isItalic}
        onPress={() => tiptap.chain().focus().toggleItalic().run()}
      >
        <Italic aria-hidden />
      </ToolbarButton>
      <ToolbarButton name="Link" keys="Mod K" on={isLink} onPress={() => screen.open('link')}>
        <Link aria-hidden />
      </ToolbarButton>
    </>
  )
}

function BlockTools({ editor }: { editor: TextEditor }) {
  const { tiptap, screen } = editor
  const level = useEditorValue(editor, () =>
    tiptap.isActive('heading') ? Number(tiptap.getAttributes('heading')['level']) : 0,
  )
  const isBullets = useEditorValue(editor, () => tiptap.isActive('bulletList'))
  const isNumbers = useEditorValue(editor, () => tiptap.isActive('orderedList'))
  const isTable = useEditorValue(editor, () => tiptap.isActive('table'))
  return (
    <>
      <ToolbarButton
        name="Kop 2"
        keys="Mod Alt 2"
        on={level === 2}
        onPress={() => setBlock(tiptap, level === 2 ? 'paragraph' : 'h2')}
      >
        <Heading2 aria-hidden />
      </ToolbarButton>
      <ToolbarButton
        name="Kop 3"
        keys="Mod Alt 3"
        on={level === 3}
        onPress={() => setBlock(tiptap, level === 3 ? 'paragraph' : 'h3')}
      >
        <Heading3 aria-hidden />
      </ToolbarButton>
      <ToolbarRule />
      <ToolbarButton
        name="Opsomming"
        keys="Mod Shift 8"
        on={isBullets}
        onPress={() => tiptap.chain().focus().toggleBulletList().run()}
      >
        <List aria-hidden />
      </ToolbarButton>
      <ToolbarButton
        name="Genummerde lijst"
        keys="Mod Shift 7"
        on={isNumbers}
        onPress={() => tiptap.chain().focus().toggleOrderedList().run()}
      >
        <ListOrdered aria-hidden />
      </ToolbarButton>
      <ToolbarButton name="Inspringen" keys="Tab" off={!isBullets && !isNumbers} onPress={() => indented(tiptap, 1)}>
        <ListIndentIncrease aria-hidden />
      </ToolbarButton>
      <ToolbarButton name="Tabel invoegen" off={isTable} onPress={() => insertTable(tiptap)}>
        <Table aria-hidden />
      </ToolbarButton>
      <ToolbarButton name="Afbeelding invoegen" onPress={() => screen.open('picture')}>
        <Image aria-hidden />
      </ToolbarButton>
    </>
  )
}

function UndoTools({ editor }: { editor: TextEditor }) {
  const { tiptap } = editor
  const mayUndo = useEditorValue(editor, () => tiptap.can().undo())
  const mayRedo = useEditorValue(editor, () => tiptap.can().redo())
  return (
    <>
      <ToolbarButton
        name="Ongedaan maken"
        keys="Mod Z"
        off={!mayUndo}
        onPress={() => tiptap.chain().focus().undo().run()}
      >
        <Undo2 aria-hidden />
      </ToolbarButton>
      <ToolbarButton
        name="Opnieuw"
        keys="Mod Shift Z"
        off={!mayRedo}
        onPress={() => tiptap.chain().focus().redo().run()}
      >
        <Redo2 aria-hidden />
      </ToolbarButton>
    </>
  )
}
