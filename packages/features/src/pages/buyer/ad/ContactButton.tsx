import { island } from '../../../runtime/hydration/island.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AdContactIsland } from './AdContact.island.tsx';

/** The button that asks for the phone, on a public page as an island. */
const HydratedAdContact = island('adContact', AdContactIsland);

/** Form that leads to the page with the number, where no script runs: once on the page of an ad. */
export const contactFormId = 'ad-phone';

/** Shows the phone of the seller by a press; the page itself does not hold it. [M53] */
export function ContactButton({ adId, counts = false }: { adId: number; counts?: boolean }) {
  const { brand, language } = useSite();
  const { t } = useMessages();
  return (
    <HydratedAdContact
      adId={adId}
      form={contactFormId}
      counts={counts}
      asking={{ brand: brand.id, language }}
      texts={{
        show: t('ad.show-phone'),
        loading: t('phone.loading'),
        call: t('phone.call'),
        copy: t('phone.copy'),
        copied: t('phone.copied'),
        care: t('phone.care', { brand: brand.name }),
        none: t('phone.none'),
        failed: t('phone.failed'),
        limited: t('failures.rate-limited'),
        again: t('selling.try-again'),
      }}
    />
  );
}
