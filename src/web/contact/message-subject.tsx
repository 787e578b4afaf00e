// The line below a sender's name: for feedback the thumb and the tool, for a message the company and whether the sender
// wants to be a beta tester.
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { toolLabel } from '#web/history/tool-names.ts'
import { isFeedback, type MessageEntry } from './use-messages.ts'

/** Renders nothing for a message without either. */
export function Subject({ message }: { message: MessageEntry }) {
  if (isFeedback(message)) {
    const Thumb = message.rating > 0 ? ThumbsUp : ThumbsDown
    return (
      <span className="flex items-center gap-1.5 text-small text-ink-2">
        <Thumb role="img" aria-label={message.rating > 0 ? 'Duim omhoog' : 'Duim omlaag'} className="size-4 shrink-0" />
        {toolLabel(message.tool)}
      </span>
    )
  }
  const parts = [message.company, message.betaTester && 'wil bètatester zijn'].filter(Boolean)
  if (parts.length === 0) return null
  return <span className="text-small text-ink-2 [overflow-wrap:anywhere]">{parts.join(' · ')}</span>
}
