import { countryOfHost, decideCountry } from '@volan/domain-rules';
import { cookieDomain } from '../../runtime/browser/cookieDomain.ts';
import { autoSelectedCountries, selectedCountries } from './selectedCountries.ts';

/** Whether the visitor came by the buttons "back" and "forward". */
function goesBack() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** The host from which a link led here: a country of the brand, `null` for all, `undefined` from outside. */
const cameFrom = (domain: string) =>
  document.referrer === '' ? undefined : countryOfHost(new URL(document.referrer).hostname, domain);

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/**
 * Keeps which country is selected now that this page is open, and tells the country whose host should show it; `null`
 * where the page stays. [F07-F09, T07b]
 */
export function settleCountry(hasPicker: boolean): string | null {
  const domain = cookieDomain();
  const country = domain === undefined ? undefined : countryOfHost(location.hostname, domain);
  if (domain === undefined || country === undefined) {
    return null;
  }
  const selected = selectedCountries.read();
  const autoSelected = autoSelectedCountries.read();
  const decision = decideCountry({
    country,
    cameFrom: cameFrom(domain),
    goesBack: goesBack(),
    selected,
    autoSelected,
    hasPicker,
  });
  if (!isSame(selected, decision.selected)) {
    selectedCountries.write(decision.selected);
  }
  if (!isSame(autoSelected, decision.autoSelected)) {
    autoSelectedCountries.write(decision.autoSelected);
  }

  return decision.goTo;
}
