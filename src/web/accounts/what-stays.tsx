// What becomes of somebody's articles, state by state, as it was chosen who gets them. Makes no request.
import { Clock, Pencil, Radio, Trash2, type LucideIcon } from 'lucide-react'
import { ARTICLE_BIN_DAYS } from '#contract/articles/article.ts'
import type { UserArticles } from '#contract/articles/leaving.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { correctsWords, momentWords, whoseWords } from './leaving-words.ts'
import type { Receiver } from './receiver-field.tsx'

const isOne = (count: number) => count === 1

interface WhatStaysProps {
  articles: UserArticles
  receiver: Receiver | null
}

export function WhatStays({ articles, receiver }: WhatStaysProps) {
  const { all, online, planned, drafts, bin } = articles
  const { mailIsSent: sends, emailConfirmedAt } = useLoggedInUser()
  const mailIsSent = sends === true
  const isBin = receiver === 'bin'
  const whose = whoseWords(receiver, all + bin)
  const lines: [count: number, picture: LucideIcon, label: string, words: string][] = [
    [
      online,
      Radio,
      'online',
      isBin
        ? `${isOne(online) ? 'blijft' : 'blijven'} op de website, en in Kopij bewaard, ook na ${ARTICLE_BIN_DAYS} dagen`
        : `${isOne(online) ? 'blijft' : 'blijven'} op de website; ${correctsWords(receiver, { mailIsSent, all: all + bin })}`,
    ],
    [
      planned,
      Clock,
      'gepland',
      isBin
        ? `${isOne(planned) ? 'gaat niet naar buiten zolang het' : 'gaan niet naar buiten zolang ze'} in de prullenbak ${isOne(planned) ? 'ligt' : 'liggen'}`
        : `${isOne(planned) ? 'gaat' : 'gaan'} door op jouw naam${mailIsSent && emailConfirmedAt === null ? ', als je e-mailadres dan is bevestigd' : ''}, tenzij wie plande niet meer mag publiceren: ${momentWords(articles)}`,
    ],
    [
      drafts,
      Pencil,
      drafts === 1 ? 'concept' : 'concepten',
      isBin ? `nog ${ARTICLE_BIN_DAYS} dagen terug te halen door beheerders` : `bij ‘Van mij’ van ${whose}`,
    ],
    [bin, Trash2, 'in de prullenbak', `${isOne(bin) ? 'verdwijnt' : 'verdwijnen'} daar op de dag die al vaststond`],
  ]
  return (
    <ul className="divide-y divide-rule border-y border-rule text-small">
      {lines.map(
        ([count, Picture, label, words]) =>
          count > 0 && (
            <li key={label} className="flex items-start gap-3 py-2">
              <Picture aria-hidden className="mt-0.75 size-4 shrink-0 text-ink-3" />
              <span className="min-w-0">
                <strong className="mr-2 font-semibold">
                  {count} {label}
                </strong>
                <span className="text-ink-2">{words}</span>
              </span>
            </li>
          ),
      )}
    </ul>
  )
}
