import { MenuEntries } from '@volan/ui/Menu';
import { MenuSheet } from '@volan/ui/MenuSheet';
import { useSite } from '../runtime/site/SiteProvider.tsx';
import { useMessages } from '../runtime/site/useMessages.ts';
import { Countries } from '../blocks/places/Countries.tsx';
import { countriesOf } from '../blocks/places/countriesOf.ts';
import { languageEntries } from './pickers.ts';
import { countrySheet, languageSheet } from './sheetIds.ts';
import { useShell } from './useShell.ts';

/**
 * This page in other languages and countries: links that the headers open. All that depends on the address of the page
 * stands here, once, so that headers and menu are the same on all pages. [C09, C23, C28, L23]
 */
export function PlaceSheets() {
  const site = useSite();
  const messages = useMessages();
  const { countries } = useShell();
  const { t } = messages;
  const inCountries = countriesOf(site, countries, messages);
  const languages = languageEntries(site).map(({ name, href, language, current }) => ({
    label: name,
    href,
    lang: language,
    current,
  }));
  return (
    <>
      <MenuSheet id={languageSheet} title={t('language.choose')} closeLabel={t('close')}>
        <MenuEntries entries={languages} />
      </MenuSheet>
      {inCountries && (
        <MenuSheet id={countrySheet} title={t('country.choose')} closeLabel={t('close')}>
          <Countries {...inCountries} />
        </MenuSheet>
      )}
    </>
  );
}
