import { brandIds, brands, resolveHost, toLanguageValue, withLanguage, type BrandId } from '@volan/domain-rules';
import { siteAddress, type SiteAddress } from '../http/siteAddress.ts';

/** The home page of a widget's brand and language: what its links are made from. */
export interface WidgetAddress extends SiteAddress {
  readonly inCyrillic: boolean;
}

/** The host of another brand in the same place: development is beside development. */
function hostOf(brand: BrandId, { host }: SiteAddress) {
  const index = brands[host.brand].hosts.indexOf(host.host);
  return host.brand === brand ? host.host : (brands[brand].hosts[index] ?? brands[brand].hosts[0]);
}

/**
 * Brand and language of the links of a widget: the brand that it names, or that of its script; its language, or the
 * brand's own if we do not have it. `null` for an unknown brand.
 */
export function widgetAddress(asked: SiteAddress): WidgetAddress | null {
  const { searchParams, protocol, port } = asked.url;
  const name = searchParams.get('brand') || asked.host.brand;
  const brand = brandIds.find((id) => id === name);
  if (!brand) return null;

  const tag = searchParams.get('lang') ?? '';
  const language = toLanguageValue(tag) ?? brands[brand].defaultLanguage;
  const host = hostOf(brand, asked);
  const resolved = resolveHost(host);
  const url = new URL(`${protocol}//${host}${port && `:${port}`}${withLanguage(brands[brand], '/', language)}`);
  if (!resolved) return null;

  const { match, ...rest } = siteAddress(url, resolved);

  return { ...rest, match, inCyrillic: language === 'rs' && /^sr-cyrl\b/i.test(tag) };
}
