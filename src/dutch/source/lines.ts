// Tells the lines of a pasted text apart: running prose, headings, list items, and what belongs to the page instead of the
// article (captions, bylines, menus, tables). Knows nothing of sentences.

import { cleanLines } from '#dutch/text/clean-text.ts'

export interface Line {
  text: string
  kind: 'prose' | 'heading' | 'item'
}

/** The most of a source that is read (the tools' own limit, src/contract/tools/article.ts). */
export const SOURCE_READ_CHARACTERS = 20_000

const ITEM = /^\s*(?:[-*•·–—▪◦‣●○►▶➤✓✔☑→>]\s+|\(?\d{1,2}[.)]\s+(?=\p{L}|["'‘“])|[a-z]\)\s+)/u
const FINAL = /[.!?…:]["'”’»)\]]*$/u
const CAPTION =
  /^(?:foto|foto's|foto’s|beeld|tekst|bron|illustratie|video|kijk|luister|archieffoto|redactie|auteur|photo|image|picture|credit|source|fotografie|gepubliceerd|laatst gewijzigd|bijgewerkt|published|updated|leestijd|tags?|trefwoorden|categorie|onderwerpen)\s*(?:\([^)]*\))?\s*[:|©]/iu
const BYLINE =
  /^(?:door|by|van)\s+(?:onze\s|een\s)?(?:\p{L}+\s)?(?:verslaggever|redactie|correspondent|redacteur|reporter|staff|our\s)|^(?:door|by)\s+\p{Lu}\p{L}+(?:\s+\p{L}+){0,4}$|^(?:van|from) (?:onze|our) (?:\p{L}+\s)?(?:verslaggever|redactie|correspondent|reporter)/iu
const PAGE =
  /^(?:lees (?:ook|meer|verder|hier|alles)|bekijk (?:ook|hier|meer)|zie ook|meer (?:over|nieuws|lezen|weten)|deel (?:dit|deze|op|via|artikel)|delen(?: via|$)|volg ons|meld je (?:nu )?aan voor|meld u (?:nu )?aan voor|schrijf je (?:nu )?in voor onze|abonneer|word (?:nu )?(?:lid|abonnee)|advertentie|inloggen|uitloggen|log in|registreren|menu$|home\b|zoeken|reacties?\b|plaats een reactie|gerelateerd|©|copyright|alle rechten|privacy|algemene voorwaarden|disclaimer|contact$|over ons$|colofon|like (?:ons|onze)|klik hier|download (?:de|onze) app|ontvang (?:onze|de|het laatste|dagelijks)|nieuwsbrief|(?:wij|we|deze (?:web)?site|onze site) gebruik(?:t|en) (?:\p{L}+ )?cookies|cookies?\b|accepteer|akkoord|ga naar (?:de )?(?:inhoud|hoofdinhoud)|naar boven|terug naar|volgende artikel|vorige artikel|populair|meest gelezen|\d+ (?:reacties|comments|min)|share|read (?:more|also|next)|sign up|subscribe|newsletter|follow us|skip to|related|advertisement|all rights|terms|accept)/iu
/** What follows is for editors, not for readers. */
const END_OF_COPY =
  /^(?:noot (?:voor|aan) de redactie|(?:\(?niet voor publicatie\)?)|[-* ]*einde (?:pers)?bericht|###\s*$|note to (?:the )?editors?|notes for editors)/iu
const SHORT_CHARACTERS = 60
/** A hard-wrapped text has lines about this long; verses and bare ingredients are shorter. */
const WRAPPED_CHARACTERS = 60

/** The lines of a source that may hold something to tell, in order; wrapped lines joined, marks of Markdown and HTML gone. */
export function linesOf(source: string): Line[] {
  const lines: Line[] = []
  let open = false
  for (const raw of source.slice(0, SOURCE_READ_CHARACTERS).split(/\r\n?|\n/u)) {
    if (END_OF_COPY.test(raw.trim())) break
    if (raw.trim() === '' || isTable(raw)) {
      open = false
      continue
    }
    const heading = /^\s*#{1,6}\s/u.test(raw)
    const item = !heading && ITEM.test(raw)
    const text = plainLine(item ? raw.replace(ITEM, '') : raw)
    if (text === '' || isPage(text)) {
      open = false
      continue
    }
    const last = lines.at(-1)
    if (open && last && !heading && !item && !FINAL.test(last.text.slice(-8)) && continues(last.text, text)) {
      last.text = `${last.text} ${text}`
    } else lines.push({ text, kind: heading ? 'heading' : item ? 'item' : 'prose' })
    open = true
  }
  for (const line of lines) if (line.kind === 'prose' && !FINAL.test(line.text)) line.kind = 'heading'
  return lines
}

const continues = (before: string, line: string) =>
  /^[\p{Ll}(]/u.test(line) || (before.length >= WRAPPED_CHARACTERS && !/[.!?]$/u.test(before))

const isTable = (raw: string) => (raw.match(/\|/g)?.length ?? 0) > 1 || (raw.trim().match(/\t| {3,}/g)?.length ?? 0) > 1

function isPage(text: string): boolean {
  if (CAPTION.test(text) || BYLINE.test(text)) return true
  // 'Home kan zo mooi zijn.' is a sentence; 'Home | Nieuws | Sport' and 'Deel dit artikel' are the page's.
  const says = /[.!?]["'”’)]*$/u.test(text) && text.length > SHORT_CHARACTERS * 2
  return PAGE.test(text) && !says
}

function plainLine(raw: string): string {
  return cleanLines(raw, SOURCE_READ_CHARACTERS)
    .replace(/<[^<>]{1,200}>/gu, ' ')
    .replace(/!?\[([^[\]]{0,200})\]\([^()\s]{0,300}\)/gu, '$1')
    .replace(/^\s*(?:#{1,6}\s+|>\s*)/u, '')
    .replace(/\*\*|__|`/gu, '')
    .replace(/(?<!\S)\*(?=\S)|(?<=\S)\*(?!\S)/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(DATELINE, '')
}

/** 'TIEL - De brug', 'ROLDE – Een', 'Nijkerk, 22 september 2026 - De raad', 'TILBURG/BREDA - '. */
const DATELINE =
  /^(?:\p{Lu}{2}[\p{Lu}\s/'’.-]{1,40}(?:\([\p{L}\s/]{2,20}\)\s*)?|\p{Lu}[\p{L}\s'’-]{1,30},\s*\d{1,2}\s+\p{L}{3,9}(?:\s+\d{4})?\s*)\s*[-–—]\s+(?=["'‘“]?[\p{Lu}\p{N}])/u
