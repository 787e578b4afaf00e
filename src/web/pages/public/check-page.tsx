// The page with the language check for everybody. Its script is in check-script.ts.
import { ArrowLeft, Copy, ListChecks, Undo2 } from 'lucide-react'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { PageFrame } from './page-frame.tsx'
import { Unless, When } from './passages.tsx'
import { ASK_INVITATION, REGISTER } from './paths.ts'
import { TextLink } from './text-link.tsx'

const small = buttonLook({ kind: 'secondary', size: 'small' })

export function CheckPage() {
  const home = (
    <a href="/" className={cx(buttonLook({ kind: 'quiet', size: 'small' }), '-mr-3')}>
      <ArrowLeft aria-hidden />
      Terug naar home
    </a>
  )
  return (
    <PageFrame masthead={home}>
      <header className="grid max-w-2xl gap-4 py-12">
        <h1 className="text-h1">Taalcheck</h1>
        <p className="font-serif text-title text-ink-2">
          Plak een tekst en zie meteen wat er mis is: dt-fouten, hun en hen, als en dan, lidwoorden, lange zinnen.
        </p>
        <p data-offline role="status" className="text-small text-ink-2">
          Je tekst blijft op je apparaat.
        </p>
      </header>
      <p className="hidden noscript:block">
        De taalcheck werkt in je eigen browser en heeft daarvoor JavaScript nodig. Zet het aan en laad de pagina
        opnieuw.
      </p>
      <div className="grid grid-cols-1 items-start gap-10 noscript:hidden lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-label="Je tekst" className="grid grid-cols-1 gap-3">
          <label htmlFor="check-text" className="justify-self-start text-small font-semibold">
            Je tekst
          </label>
          <Field />
          <div className="flex flex-wrap items-center gap-2">
            <button type="button" data-do="copy" className={small}>
              <Copy aria-hidden />
              <span data-copy>Kopieer tekst</span>
            </button>
            <button type="button" data-do="all" className={small}>
              <ListChecks aria-hidden />
              Verbeter alles
            </button>
            <button type="button" data-do="undo" className={small}>
              <Undo2 aria-hidden />
              Ongedaan maken
            </button>
            <p data-check-size className="ml-auto text-small text-ink-3 tabular-nums" />
          </div>
        </section>
        <section aria-labelledby="gevonden" className="grid grid-cols-1 gap-3">
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 id="gevonden" tabIndex={-1} className="text-h2 outline-none">
              Gevonden
            </h2>
            <p data-check-count className="text-small text-ink-2" />
          </div>
          <p data-check-empty className="text-ink-2">
            Nog niets: begin links te typen of plak een tekst.{' '}
            <button type="button" data-do="example" className={link}>
              Probeer een voorbeeld
            </button>
          </p>
          <p data-check-failed hidden role="alert" className="rounded-field bg-bad-wash px-4 py-3 text-bad">
            De taalcheck kon niet starten. Laad de pagina opnieuw.
          </p>
          <ul data-check-list className="grid grid-cols-1" />
          <p data-check-more hidden className="text-small text-ink-3" />
          <p data-check-status role="status" aria-live="polite" className="sr-only" />
        </section>
      </div>
      <Finding />
      <Proof />
    </PageFrame>
  )
}

const link = 'min-h-6 text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2'

/** What decides where lines break, the same for the field and for what bears its marks. */
const measure =
  'col-start-1 row-start-1 w-full border px-4 py-3 font-serif text-result wrap-anywhere whitespace-pre-wrap'

/** A field can hold no marks: behind it stands the same text, seen by nobody, which bears them and makes the field as high. */
function Field() {
  return (
    <div className="grid grid-cols-1 rounded-field bg-sheet">
      <div
        aria-hidden
        data-check-marks
        className={cx(
          measure,
          'pointer-events-none min-h-72 border-transparent text-transparent forced-color-adjust-none select-none',
          // WebKit on iOS insets the text of a field by 3 px more.
          'supports-[-webkit-touch-callout:none]:px-[calc(1rem+3px)]',
        )}
      />
      <textarea
        id="check-text"
        disabled
        lang="nl"
        spellCheck={false}
        autoComplete="off"
        placeholder="Hij word morgen ontvangen door de burgemeester."
        aria-describedby="gevonden"
        className={cx(
          measure,
          'resize-none overflow-hidden rounded-field border-edge bg-transparent placeholder:text-ink-3 hover:border-ink-3',
          'focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent-ink',
        )}
      />
    </div>
  )
}

/** What each finding becomes; cloned by the script. */
function Finding() {
  return (
    <template data-check-finding>
      <li tabIndex={-1} className="grid gap-1 border-t border-rule py-3 outline-none focus-visible:outline-2">
        <p className="flex flex-wrap items-center gap-x-2">
          <span data-kind className="rounded-small px-1.5 text-caption font-semibold" />
          <strong data-label className="font-semibold" />
        </p>
        <button
          type="button"
          data-do="show"
          title="Wijs aan in de tekst"
          className="justify-self-start text-left wrap-anywhere"
        >
          <span className="sr-only">Wijs aan: </span>
          <span data-before />
          <mark data-marked className="rounded-small bg-accent-wash px-0.5 text-accent-ink" />
          <span data-after />
        </button>
        <p data-message className="text-small text-ink-2" />
        <details className="text-small text-ink-2">
          <summary className="min-h-6 cursor-pointer text-ink-3">Uitleg</summary>
          <p data-explanation className="pt-1" />
        </details>
        <p className="flex flex-wrap items-center gap-2 pt-1">
          <button type="button" data-do="mend" className={cx(small, 'wrap-anywhere')}>
            Verbeter
          </button>
          <button type="button" data-do="ignore" className={buttonLook({ kind: 'quiet', size: 'small' })}>
            Negeer
          </button>
        </p>
      </li>
    </template>
  )
}

function Proof() {
  return (
    <section aria-labelledby="bewijs" className="mt-16 grid gap-6 border-t border-ink py-12 lg:grid-cols-2 lg:gap-16">
      <div className="grid content-start gap-3">
        <h2 id="bewijs" className="text-h2">
          Je tekst gaat nergens heen
        </h2>
        <p>
          De regels van de taalcheck staan in deze pagina. Ze worden in je eigen browser toegepast; er wordt niets
          verstuurd, bewaard of gemeten. De pagina mag dat ook niet: haar beveiligingsregels verbieden elke verbinding (
          <code>connect-src 'none'</code>).
        </p>
        <p>
          <strong className="font-semibold">Controleer het zelf:</strong> zet je wifi of mobiele data uit en laad deze
          pagina opnieuw. Ze werkt nog precies zo.
        </p>
      </div>
      <div className="grid content-start gap-3">
        <h2 className="text-h2">Wat hij wel en niet ziet</h2>
        <p>
          Dit zijn regels, geen AI-model en geen woordenboek: typefouten in losse woorden ziet hij hier niet. Een ‘fout’
          is tegen de regels van het Nederlands, een ‘tip’ leest vaak beter. Jij beslist.
        </p>
        <p>
          In de redactie van Kopij kijkt de taalcheck ook de spelling na, met een woordenlijst die jij aanvult.{' '}
          <When fact="open">
            <TextLink to={REGISTER}>Probeer het gratis</TextLink>.
          </When>
          <Unless fact="open">
            <TextLink to={ASK_INVITATION}>Vraag een uitnodiging</TextLink>.
          </Unless>
        </p>
      </div>
    </section>
  )
}
