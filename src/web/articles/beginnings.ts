// With what a new article can begin: its words, its picture and how the address names it. Renders nothing.
import { FilePlus2, FileText, Lightbulb, Link2, type LucideIcon } from 'lucide-react'
import type { NewFrom } from '#web/sources/article-address.ts'

interface Beginning {
  from: NewFrom | undefined
  label: string
  /** What one gets. */
  hint: string
  icon: LucideIcon
}

export const beginnings: readonly Beginning[] = [
  {
    from: undefined,
    label: 'Leeg artikel',
    hint: 'Begin te typen. Wat je schrijft, wordt vanzelf bewaard.',
    icon: FilePlus2,
  },
  {
    from: 'tekst',
    label: 'Uit een tekst of bestand',
    hint: 'Plak een persbericht of aantekeningen. Het origineel blijft ernaast staan.',
    icon: FileText,
  },
  {
    from: 'idee',
    label: 'Uit een idee',
    hint: 'Een paar regels worden een opzet die je zelf aanvult.',
    icon: Lightbulb,
  },
  {
    from: 'link',
    label: 'Uit een inspiratielink',
    hint: 'Schrijf over een pagina die je op het bord hebt geclaimd.',
    icon: Link2,
  },
]
