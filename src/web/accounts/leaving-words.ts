// What is said of the articles and the Premium of a user who is to be deleted. Pure.
import type { Leaving } from '#contract/account-data/endpoints.ts'
import type { UserArticles } from '#contract/articles/leaving.ts'
import { mayNot } from '#contract/articles/may-not.ts'
import { named } from '#contract/naming.ts'
import { dayMonthYear } from '#web/ui/date-time.ts'
import type { Receiver } from './receiver-field.tsx'

const one = (count: number, single: string, more: string) => `${count} ${count === 1 ? single : more}`

/** '7 artikelen, waarvan 2 online en 1 gepland'. */
export function countWords({ all, online, planned }: UserArticles): string {
  const of = [online > 0 && `${online} online`, planned > 0 && `${planned} gepland`].filter(Boolean)
  return `${one(all, 'artikel', 'artikelen')}${of.length > 0 ? `, waarvan ${of.join(' en ')}` : ''}`
}

/** @param articles undefined while that is not known. */
export function questionWords({ name, username }: { name: string; username: string }, articles?: UserArticles): string {
  const account = `Het account ‘${username}’ gaat weg. Dit kun je niet ongedaan maken.`
  if (articles === undefined || articles.all + articles.bin === 0) return account
  const has =
    articles.all > 0 ? `${name} heeft ${countWords(articles)}` : `${name} heeft alleen artikelen in de prullenbak`
  return `${has}. ${articles.all + articles.bin === 1 ? 'Dat is van de redactie en blijft. Wie krijgt het?' : 'Die zijn van de redactie en blijven. Wie krijgt ze?'}`
}

/** What goes, and cannot be brought back. */
export function goesWords({ claimedLinks }: Pick<Leaving, 'claimedLinks'>): string {
  const links =
    claimedLinks === 0 ? '' : `; ${one(claimedLinks, 'opgepakte link komt', 'opgepakte links komen')} weer vrij`
  return `account, geschiedenis en stijlprofielen${links}. Dat is niet terug te halen. Een kopie ervan kan de gebruiker eerst zelf ophalen, onder Account.`
}

/** Where Premium runs that they paid. */
export const premiumWords = ({ name }: { name: string }) =>
  `Premium van ${name} stopt; wat nog niet is gebruikt, wordt terugbetaald.`

/** The button, which names both deeds. */
export const yesWords = (receiver: Receiver | null) =>
  receiver === null
    ? 'Verwijderen'
    : receiver === 'bin'
      ? 'Leg in de prullenbak en verwijder'
      : 'Draag over en verwijder'

export function doneWords(name: string, articles: UserArticles | undefined, receiver: Receiver | null): string {
  const gone = `Het account van ${name} is verwijderd.`
  if (articles === undefined || receiver === null) return gone
  const all = articles.all + articles.bin
  const count = one(all, 'artikel', 'artikelen')
  return receiver === 'bin'
    ? `${gone} ${count} ${all === 1 ? 'ligt' : 'liggen'} in de prullenbak, onder ‘Van iedereen’.`
    : `${gone} ${count} ${all === 1 ? 'is' : 'zijn'} nu van ${receiver.name}.`
}

/** Who gets the articles. @param all how many there are. */
export const whoseWords = (receiver: Receiver | null, all: number) =>
  receiver === null || receiver === 'bin' ? `wie ${all === 1 ? 'het' : 'ze'} krijgt` : receiver.name

/** Who brings up to date what is online. */
export function correctsWords(receiver: Receiver | null, { all, mailIsSent }: { all: number; mailIsSent: boolean }) {
  const whose = whoseWords(receiver, all)
  const mayPublish =
    receiver === null || receiver === 'bin' || mayNot({ ...receiver, mailIsSent }, 'publish', null) === null
  return mayPublish
    ? `${whose} kan verbeteren`
    : `${whose} kan de tekst hier verbeteren, en een beheerder zet die op de website`
}

/** '05/12/2026, 08/12/2026 en nog 2'. */
export function momentWords({ planned, plannedFor }: UserArticles): string {
  const days = [...new Set(plannedFor.map((moment) => dayMonthYear(moment)))]
  return named(days, planned - plannedFor.length)
}
