import { useApi } from '@volan/api-client/react';
import { getGeo } from '@volan/api-contract/wire';
import { writtenLanguage, type LanguageValue, brands } from '@volan/domain-rules';
import { lateTranslator, type LateTranslator } from '@volan/i18n/late';
import { useEffect, useState } from 'react';
import { pageWritten, pageBrand } from '../../../runtime/browser/pageFacts.ts';
import { detectCountry } from './detectCountry.ts';
import { readPlace } from './sources.ts';
import { isAllowed } from '../../consent/consentStore.ts';

/**
 * The services that may be asked where the visitor is: those of the brand, once they have allowed that partners hear of
 * their visit; else none. [T32]
 */
const allowedServices = (): readonly string[] =>
  isAllowed('marketing') ? (brands[pageBrand()].geoServices ?? []) : [];

/** How long a list of countries waits for the place, in milliseconds: what comes later would push it away. */
const patienceMs = 700;

/** The sheet of a phone; a desktop has no room for the offer. [C30] */
const phone = '(width < 1024px)';

export interface DetectedPlace {
  /** Code in capitals. */
  country: string;
  t: LateTranslator<'places'>;
}

/** The likely place of the visitor, with a text for phones; `null` if it is unknown or comes too late. [C30, F25] */
export function useDetectedCountry(language: LanguageValue): DetectedPlace | null {
  const api = useApi();
  const [detected, setDetected] = useState<DetectedPlace | null>(null);

  useEffect(() => {
    if (!matchMedia(phone).matches) {
      return;
    }
    let isWanted = true;
    const end = setTimeout(() => (isWanted = false), patienceMs);
    const own = async (signal: AbortSignal) => {
      const result = await api.send(getGeo, {}, { signal });
      return result.ok ? readPlace(result.data) : null;
    };
    const detect = async () => {
      const country = await detectCountry({ own, services: allowedServices(), languages: navigator.languages });
      const t =
        country === null
          ? null
          : await lateTranslator('places', writtenLanguage(language, pageWritten() === 'rs-cyrl'));
      if (isWanted && country !== null && t !== null) {
        setDetected({ country, t });
      }
    };
    // Without the words there is no offer, and nothing else is missed. [K06]
    detect().catch(() => {});

    return () => {
      isWanted = false;
      clearTimeout(end);
    };
  }, [api, language]);

  return detected;
}
