// The cookie policy: the four cookies of the specification (section 1), the one added since, which of them are set
// here, and the choice about measuring, which can be changed.
import { visitCookies } from '#contract/visits/cookies.ts'
import { LegalFrame, Points, type LegalPart } from './legal-frame.tsx'
import { ConsentChoice } from './consent.tsx'
import { Unless, When, whether } from './passages.tsx'
import { TextLink } from './text-link.tsx'

const cookies = [
  {
    name: 'Sessiecookie (kopij_session, via https __Host-kopij_session)',
    purpose: 'Houdt je ingelogd. Bevat alleen een willekeurige sleutel.',
    kept: 'Zolang je sessie duurt',
    set: 'Als je inlogt of je registreert',
  },
  {
    name: 'Browsercookie (kopij_browser, via https __Host-kopij_browser)',
    purpose:
      'Herkent de browser waarmee je eerder inlogde, zodat jij binnenkomt terwijl een ander je wachtwoord probeert te raden. Bevat alleen een willekeurige sleutel.',
    kept: '1 jaar na je laatste login',
    set: 'Als je inlogt of je registreert',
  },
  {
    name: 'Voorkeurencookie (voorkeuren)',
    purpose: `Onthoudt hoe jij de site ziet: licht of donker, het menu open of ingeklapt${whether('analytics', ', en of we je bezoek mogen meten')}.`,
    kept: '1 jaar',
    set: 'Als je een voorkeur kiest',
  },
  {
    name: `Analytische cookie voor bezoekers${whether('analytics', ` (${visitCookies.visitor.name})`)}`,
    purpose: `Telt hoeveel verschillende bezoekers er komen.${whether('analytics', ' Zegt alleen dat deze browser al eens is geteld.')}`,
    kept: '2 jaar',
    set: whether('analytics', 'Alleen na je toestemming', 'Nu niet; alleen na je toestemming'),
  },
  {
    name: `Analytische cookie voor bezoeken${whether('analytics', ` (${visitCookies.visit.name})`)}`,
    purpose: `Telt welke pagina’s er op een dag bekeken worden.${whether('analytics', ' Bevat de dag en welke openbare pagina’s je toen zag.')}`,
    kept: '24 uur',
    set: whether('analytics', 'Alleen na je toestemming', 'Nu niet; alleen na je toestemming'),
  },
] as const

const parts: readonly LegalPart[] = [
  {
    id: 'wat',
    title: 'Wat een cookie is',
    text: (
      <p>
        Een cookie is een klein stukje tekst dat een site in je browser bewaart en dat bij een volgend bezoek weer wordt
        meegestuurd. Zo weet de site bijvoorbeeld dat je al bent ingelogd.
      </p>
    ),
  },
  {
    id: 'welke',
    title: 'Welke cookies we kennen',
    text: (
      <dl>
        {cookies.map(({ name, purpose, kept, set }) => (
          <div key={name} className="border-t border-rule py-4 first:border-t-0 first:pt-0">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-ink-2">{purpose}</dd>
            <dd className="mt-2 flex flex-wrap gap-x-6 text-small">
              <span>
                <span className="text-ink-3">Bewaartijd:</span> {kept}
              </span>
              <span>
                <span className="text-ink-3">Geplaatst:</span> {set}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'nodig',
    title: 'Noodzakelijke cookies',
    text: (
      <p>
        De sessiecookie, de browsercookie en de voorkeurencookie zijn nodig om de site veilig te laten werken zoals jij
        dat vraagt. Daarvoor is geen toestemming nodig. Ze volgen je niet en worden niet met anderen gedeeld.
      </p>
    ),
  },
  {
    id: 'analytisch',
    title: 'Analytische cookies',
    text: (
      <>
        <When fact="analytics">
          <p>
            Mag het van jou, dan tellen we hoe vaak onze openbare pagina’s worden bekeken. Dat doen we zelf: er komt
            geen ander bedrijf aan te pas, we bewaren geen IP-adres en geen kenmerk van jou, alleen aantallen per dag en
            per pagina. In de redactie, en op de pagina Taalcheck, meten we niets. Zeg je nee, dan worden de twee
            cookies niet geplaatst en werkt de site precies hetzelfde.
          </p>
          <ConsentChoice />
        </When>
        <Unless fact="analytics">
          <p>
            Op dit moment meten we geen bezoek en worden de twee analytische cookies niet geplaatst. Daarom vragen we je
            ook niets. Gaan we wel meten, dan vragen we eerst je toestemming. Zeg je nee, dan worden ze niet geplaatst
            en werkt de site precies hetzelfde. Een gegeven toestemming kun je altijd weer intrekken.
          </p>
        </Unless>
      </>
    ),
  },
  {
    id: 'opslag',
    title: 'Andere opslag in je browser',
    text: (
      <p>
        Terwijl je in de redactie werkt, bewaart je browser wat je hebt ingevuld en wat eruit kwam, zodat je later
        verder kunt waar je was. Dat staat alleen in je eigen browser en verdwijnt als je uitlogt. De pagina{' '}
        <TextLink to="/taalcheck">Taalcheck</TextLink> bewaart zichzelf in je browser, zodat ze ook zonder internet
        werkt; de tekst die je er plakt, bewaart ze niet.
      </p>
    ),
  },
  {
    id: 'derden',
    title: 'Geen cookies van anderen',
    text: (
      <p>
        We tonen geen advertenties en laden geen lettertypen, knoppen of scripts van andere sites. Andere partijen
        plaatsen hier dus geen cookies.
        <When fact="payments">
          {' '}
          Betaal je, dan ga je naar een pagina van Stripe; daar gelden de cookies van Stripe.
        </When>
      </p>
    ),
  },
  {
    id: 'zelf',
    title: 'Cookies zelf beheren',
    text: (
      <>
        <p>In de instellingen van je browser kun je cookies bekijken, verwijderen of tegenhouden. Dan geldt:</p>
        <Points>
          <li>zonder sessiecookie kun je niet inloggen;</li>
          <li>zonder browsercookie kan een ander die je wachtwoord probeert te raden jou laten wachten;</li>
          <li>zonder voorkeurencookie volgt de site de kleuren van je systeem, en staat het menu steeds open.</li>
        </Points>
        <p>
          Hoe we verder met je gegevens omgaan staat in het <TextLink to="/privacybeleid">privacybeleid</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'wijzigingen',
    title: 'Wijzigingen',
    text: (
      <p>
        Veranderen onze cookies, dan passen we deze pagina aan voordat de verandering ingaat, en staat bovenaan onder
        Aanvullingen wat er veranderde.
      </p>
    ),
  },
]

export function CookiePolicy() {
  return (
    <LegalFrame
      path="/cookiebeleid"
      lead={`Drie cookies zijn nodig om de site te laten werken. ${whether('analytics', 'Twee andere plaatsen we alleen als jij dat goed vindt.', 'Andere plaatsen we nu niet.')}`}
      additions={[
        { date: '22 november 2026', text: 'de browsercookie, die je inloggen beschermt, kwam erbij.' },
        { date: '27 november 2026', text: 'de pagina Taalcheck, die zichzelf in je browser bewaart.' },
        {
          date: '27 november 2026',
          text: 'we tellen bezoek, alleen na je toestemming, met de twee analytische cookies.',
          fact: 'analytics',
        },
        {
          date: '27 november 2026',
          text: 'betalen gaat op een pagina van Stripe, met eigen cookies.',
          fact: 'payments',
        },
      ]}
      parts={parts}
    />
  )
}
