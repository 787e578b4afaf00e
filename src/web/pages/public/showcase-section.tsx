// Screens of the product, as they are: made from the demo by scripts/screenshots.mjs.
import { Section } from './section.tsx'

const screens = [
  {
    name: 'captions',
    alt: 'De 3-in-1 van Kopij: naast elkaar captions voor Facebook, Pinterest en Link in Bio, elk met een score en een knop om te kopiëren.',
    text: 'Captions voor drie kanalen uit één artikel, met een score die zegt waarom.',
  },
  {
    name: 'artikel',
    alt: 'De editor van Kopij: een artikel met ernaast cijfers voor SEO, leesbaarheid en taal.',
    text: 'Schrijven met SEO, leesbaarheid en taalcheck naast je tekst.',
  },
  {
    name: 'bord',
    alt: 'Het bord met inspiratie-links van Kopij: een lijst met onderwerpen, hun status en wie ze heeft geclaimd.',
    text: 'Eén bord met onderwerpen: je ziet meteen wie wat oppakt.',
  },
] as const

/** In pixels, as scripts/screenshots.mjs makes them; those for a phone twice as dense. */
const wide = { width: 1280, height: 800 }
const narrow = { width: 780, height: 1200 }

export function ShowcaseSection() {
  return (
    <Section id="kijken" title="Zo ziet het eruit" lead="Schermen uit de redactie, met de inhoud van de demo.">
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-12">
        {screens.map(({ name, alt, text }) => (
          <figure key={name} className="grid content-start gap-3 first:lg:col-span-2">
            <Screen name={name} alt={alt} />
            <figcaption className="text-ink-2">{text}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

/** The script turns to the theme that was chosen, where that is not the system's (theme-pictures.ts). */
function Screen({ name, alt }: { name: string; alt: string }) {
  const file = (size: 'breed' | 'smal', theme: 'licht' | 'donker') => `/beeld/${name}-${size}-${theme}.avif`
  const onPhone = '(max-width: 639px)'
  const inDark = '(prefers-color-scheme: dark)'
  return (
    <picture>
      <source
        data-dark
        media={`${onPhone} and ${inDark}`}
        srcSet={file('smal', 'donker')}
        type="image/avif"
        {...narrow}
      />
      <source data-dark media={inDark} srcSet={file('breed', 'donker')} type="image/avif" {...wide} />
      <source media={onPhone} srcSet={file('smal', 'licht')} type="image/avif" {...narrow} />
      <img
        src={file('breed', 'licht')}
        alt={alt}
        loading="lazy"
        decoding="async"
        {...wide}
        className="h-auto w-full rounded-card border border-rule"
      />
    </picture>
  )
}
