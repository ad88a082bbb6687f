import { island } from '../../../runtime/hydration/island.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AdContactIsland } from './AdContact.island.tsx';
import type { PhoneOwner } from './askPhones.ts';
import type { Visited } from './sendVisit.ts';

/** The button that asks for the phone, on a public page as an island. */
const HydratedAdContact = island('adContact', AdContactIsland);

/** Form that leads to the page with the number, where no script runs: once on a page. */
export const contactFormId = 'show-phone';

export interface ContactButtonProps {
  /** Whose phone it is. */
  of: PhoneOwner;
  /** They left a number. */
  hasPhone: boolean;
  /** What this one counts a visit of; a page may have more of them. @default nothing */
  visited?: Visited | undefined;
  /** In a bar beside other buttons. @default false */
  compact?: boolean;
}

/**
 * Shows the phone of a seller or a company after a press; the page itself does not contain it. Without a phone it says
 * so, and still counts the visit of an ad. [M53, M58]
 */
export function ContactButton({ of, hasPhone, visited, compact = false }: ContactButtonProps) {
  const { brand, language } = useSite();
  const { t } = useMessages();
  return (
    <HydratedAdContact
      of={of}
      hasPhone={hasPhone}
      form={contactFormId}
      visited={visited ?? null}
      compact={compact}
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
