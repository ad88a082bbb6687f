import { PhonePage, type PhonePageProps } from './PhonePage.tsx';

export interface AdPhonePageProps extends Pick<PhonePageProps, 'found' | 'failure'> {
  /** A full or a fast ad, with its page. */
  ad: PhonePageProps['from'] & { has_phone: boolean };
}

/** The phone of a seller for browsers without scripts. [M53] */
export function AdPhonePage({ ad, found, failure }: AdPhonePageProps) {
  return <PhonePage from={ad} hasPhone={ad.has_phone} found={found} failure={failure} />;
}
