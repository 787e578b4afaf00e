// What the legal pages say of YouTube: what its rules ask of everybody who shows its data (YouTube API Services, Terms of Service and
// Developer Policies, III.A).
import { KEPT_DAYS } from '#contract/channels/channel.ts'
import type { LegalPart } from './legal-frame.tsx'
import { TextLink } from './text-link.tsx'

const terms = <TextLink to="https://www.youtube.com/t/terms">servicevoorwaarden van YouTube</TextLink>
const privacy = <TextLink to="https://policies.google.com/privacy">privacybeleid van Google</TextLink>

/** For the privacy policy. */
export const youtubeData: LegalPart = {
  id: 'youtube',
  title: 'YouTube-kanalen die je volgt',
  text: (
    <>
      <p>
        Kopij gebruikt YouTube API Services om te tonen wat er op de kanalen staat die je volgt. Daarop is het {privacy}{' '}
        van toepassing. We bewaren welke kanalen je volgt, of je liet zien dat een kanaal van jou is, en wat YouTube aan
        iedereen over die kanalen en hun video’s vertelt: titels, omschrijvingen, data, cijfers en tags. Je logt
        daarvoor niet in bij YouTube of Google, en we krijgen geen gegevens over jou van hen. Onze server vraagt het op
        en haalt ook de afbeeldingen op; YouTube ziet daarbij ons adres en niet het jouwe, en plaatst via Kopij geen
        cookies.
      </p>
      <p>
        Wat YouTube vertelde, vernieuwen of verwijderen we binnen {KEPT_DAYS} dagen. Verwijder je een kanaal of je
        account, dan verwijderen we de gegevens ervan meteen als niemand anders het kanaal volgt. Wat nog nodig is om
        meldingen van YouTube te stoppen, is uiterlijk na 7 dagen weg.
      </p>
    </>
  ),
}

/** For the terms of service. */
export const youtubeTerms: LegalPart = {
  id: 'youtube',
  title: 'YouTube',
  text: (
    <p>
      Volg je in Kopij YouTube-kanalen, dan gebruik je YouTube API Services en gelden ook de {terms}. Hoe Google met
      gegevens omgaat, staat in het {privacy}. De video’s en wat erover staat, zijn van hun makers: gebruik ze zoals de
      wet en YouTube dat toestaan.
    </p>
  ),
}
