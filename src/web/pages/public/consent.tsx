// The question whether visits may be counted: a bar at the foot of every public page, and the choice on the cookie policy.
// Refusing is one press, as agreeing is, and looks the same. Their script is in consent-script.ts.
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { When } from './passages.tsx'
import { TextLink } from './text-link.tsx'

const choice = cx(buttonLook({ kind: 'secondary' }), 'flex-1 bg-sheet sm:flex-none sm:min-w-32')

/** Lies over the foot of the page, so that nothing moves when it comes; hidden until the script finds that nobody chose. */
export function ConsentBar() {
  return (
    <When fact="analytics">
      <section
        data-consent-bar
        hidden
        aria-labelledby="meten-vraag"
        className="fixed inset-x-0 bottom-0 z-20 border-t border-ink bg-sheet pb-[env(safe-area-inset-bottom)] shadow-raised"
      >
        <div className="mx-auto flex max-w-[84rem] flex-wrap items-center gap-x-8 gap-y-4 px-5 py-4 sm:px-10">
          <div className="min-w-0 flex-1 basis-80">
            <h2 id="meten-vraag" className="font-sans font-semibold">
              Mogen we je bezoek meten?
            </h2>
            <p className="text-small text-ink-2">
              We tellen zelf hoe vaak een pagina wordt bekeken, met twee cookies en zonder andere bedrijven.
            </p>
            {/* On a line of its own: behind a text it would move when the font comes. */}
            <p className="text-small">
              <TextLink to="/cookiebeleid#analytisch">Lees het cookiebeleid</TextLink>
            </p>
          </div>
          <ConsentButtons />
        </div>
      </section>
    </When>
  )
}

/** The choice as it stands, with the same two buttons to change it. */
export function ConsentChoice() {
  return (
    <div data-consent-choice hidden className="grid gap-3 rounded-card border border-rule bg-sheet p-5">
      <p role="status" data-consent-state className="font-semibold" />
      <ConsentButtons />
    </div>
  )
}

function ConsentButtons() {
  return (
    <div className="flex flex-1 flex-wrap gap-3 sm:flex-none">
      <button type="button" data-consent="no" className={choice}>
        Weigeren
      </button>
      <button type="button" data-consent="yes" className={choice}>
        Toestaan
      </button>
    </div>
  )
}
