// temporary
import { useImperativeHandle, useRef, type Ref } from 'react'
import type { MachineBlock } from '#contract/writing/blocks.ts'

export interface EditorHandle {
  read: () => { content: string; blocks: MachineBlock[] }
  replaceAll: (content: string, blocks: readonly MachineBlock[]) => void
}

export function PlainEditor({
  ref,
  initial,
  editable,
  onChange,
}: {
  ref: Ref<EditorHandle>
  initial: string
  editable: boolean
  onChange: () => void
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => ({
    read: () => ({ content: field.current?.value ?? '', blocks: [] }),
    replaceAll: (content) => {
      if (field.current) field.current.value = content
    },
  }))
  return (
    <textarea
      ref={field}
      aria-label="Inhoud"
      defaultValue={initial}
      readOnly={!editable}
      onChange={onChange}
      rows={20}
    />
  )
}
