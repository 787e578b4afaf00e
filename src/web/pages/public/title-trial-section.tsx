// The title tool to try without an account, on the landing page. Its script is in title-trial.ts.
import { WandSparkles } from 'lucide-react'
import { TITLE_TRIALS_PER_HOUR, subjectRules } from '#contract/tools/title-trial-rules.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { controlLook } from '#web/ui/input.tsx'
import { Unless, When } from './passages.tsx'
import { ASK_INVITATION, LANGUAGE_CHECK, REGISTER } from './paths.ts'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'

export function TitleTrialSection() {
  return (
    <Section
      beside
      id="proberen"
      title="Probeer het meteen"
      lead="Geef een onderwerp en je krijgt vijf titels. Zonder account."
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <form data-trial noValidate aria-label="Titels proberen" className="grid gap-2 noscript:hidden">
          <label htmlFor="trial-subject" className="justify-self-start text-small font-semibold">
            Onderwerp
          </label>
          <div className="flex flex-wrap items-start gap-3">
            <input
              id="trial-subject"
              name="subject"
              required
              autoComplete="off"
              enterKeyHint="go"
              placeholder="Bijvoorbeeld: moestuin op een klein balkon"
              aria-describedby="trial-subject-error trial-writer"
              data-most={subjectRules.max}
              className={cx(controlLook, 'min-h-11 min-w-0 flex-1 basis-60 text-control')}
            />
            {/* Enabled by the script: before it has arrived nothing could be asked. */}
            <button type="submit" disabled className={cx(buttonLook(), 'aria-disabled:cursor-progress')}>
              <WandSparkles aria-hidden />
              <span data-trial-label>Bedenk titels</span>
            </button>
          </div>
          <p id="trial-subject-error" className="text-small text-bad empty:hidden" />
          <p id="trial-writer" className="text-small text-ink-3">
            Ingebouwde schrijfhulp (geen AI-model): sjablonen met jouw eigen tekst. Controleer inhoud en claims.
            Hoogstens {TITLE_TRIALS_PER_HOUR} keer per uur; je onderwerp wordt niet bewaard.
          </p>
        </form>
        <p className="hidden noscript:block">
          Titels proberen heeft JavaScript nodig. In de redactie vind je de TitelTovenaar, met meer keuze en je eigen
          tekst.
        </p>
        <div data-trial-failed hidden className="grid justify-items-start gap-3 rounded-field bg-bad-wash px-4 py-3">
          <p data-trial-failure role="alert" className="text-bad" />
          <span data-trial-go-on hidden>
            <GoOn />
          </span>
        </div>
        <p data-trial-status role="status" aria-live="polite" className="sr-only" />
        <div data-trial-results hidden>
          <ol className="grid" data-trial-list />
          <p className="pt-4 text-small text-ink-2">
            Met alleen een onderwerp vult de schrijfhulp aan met vaste woorden. In de redactie geef je de TitelTovenaar
            ook je artikel mee: dan komen de titels uit je eigen tekst.
          </p>
        </div>
        {/* What each title becomes; cloned by the script. */}
        <template data-trial-title>
          <li className="flex items-start gap-3 border-t border-rule py-3 last:border-b">
            <span data-title className="min-w-0 flex-1 py-1.5 font-serif text-result wrap-anywhere" />
            <button type="button" className={buttonLook({ kind: 'secondary', size: 'small' })}>
              <span data-copy>Kopieer</span>
              <span className="sr-only" data-of />
            </button>
          </li>
        </template>
        <p className="text-ink-2">
          Zelf al iets geschreven? Laat het nakijken met de <TextLink to={LANGUAGE_CHECK}>taalcheck</TextLink>: in je
          eigen browser, zonder dat je tekst ergens heen gaat.
        </p>
      </div>
    </Section>
  )
}

function GoOn() {
  return (
    <>
      <When fact="open">
        <a href={REGISTER} className={buttonLook({ size: 'small' })}>
          Maak een gratis account
        </a>
      </When>
      <Unless fact="open">
        <a href={ASK_INVITATION} className={buttonLook({ size: 'small' })}>
          Vraag een uitnodiging
        </a>
      </Unless>
    </>
  )
}
