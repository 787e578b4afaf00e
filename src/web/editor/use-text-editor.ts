// Makes the editor for a component, and what components see of it. Knows no look.
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { TextEditor, type TextEditorOptions } from './text-editor.ts'
import type { PasteNotice } from './clipboard.ts'
import type { EditorPanel } from './editor-screen.ts'

/**
 * An editor that lives as long as the component; null in the first moment. Text, marks and the host of pictures are taken once: later
 * texts go in with `replaceAll`. The callbacks may change, and so may `editable`.
 */
export function useTextEditor(options: TextEditorOptions): TextEditor | null {
  const { editable = true } = options
  const [holder] = useState(createHolder)
  const editor = useSyncExternalStore(holder.subscribe, holder.now, holder.now)
  const onChange = useEffectEvent(() => options.onChange?.())
  const onFinding = useEffectEvent((id: string) => options.onFinding?.(id))
  const onNotice = useEffectEvent((notice: PasteNotice) => options.onNotice?.(notice))
  const make = useEffectEvent(
    () =>
      new TextEditor({
        ...options,
        onChange: () => onChange(),
        onFinding: (id) => onFinding(id),
        onNotice: (notice) => onNotice(notice),
      }),
  )
  useEffect(() => {
    holder.set(make())
    return () => {
      holder.now()?.destroy()
      holder.set(null)
    }
  }, [holder])
  useEffect(() => editor?.setEditable(editable), [editor, editable])
  return editor
}

/** Holds the editor, which is made once the component is on the page, and told of. */
function createHolder() {
  let editor: TextEditor | null = null
  const listeners = new Set<() => void>()
  return {
    now: () => editor,
    set: (next: TextEditor | null) => {
      editor = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * What `select` gives of the editor, after every change and every move of the cursor; the component renders again only when that is
 * something else. Keep it cheap: it is asked for every key.
 */
export function useEditorValue<Value extends string | number | boolean | null | undefined>(
  editor: TextEditor,
  select: (editor: TextEditor) => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.tiptap.on('transaction', listener)
      const stop = editor.subscribe(listener)
      return () => {
        editor.tiptap.off('transaction', listener)
        stop()
      }
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => select(editor))
}

/** The same for lists and objects, asked for only once the writer has paused: half a second at most after the last key. */
export function useRestingValue<Value>(editor: TextEditor, select: (editor: TextEditor) => Value): Value {
  const [value, setValue] = useState(() => select(editor))
  const take = useEffectEvent(() => setValue(select(editor)))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => take(), RESTING_MS)
    }
    editor.tiptap.on('update', later)
    const stop = editor.subscribe(later)
    return () => {
      clearTimeout(timer)
      editor.tiptap.off('update', later)
      stop()
    }
  }, [editor])
  return value
}

const RESTING_MS = 250

/** Which bar or dialog is open. */
export function useEditorPanel({ screen }: TextEditor): EditorPanel | null {
  return useSyncExternalStore(screen.subscribe, () => screen.panel)
}
