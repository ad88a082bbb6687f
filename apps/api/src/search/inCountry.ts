import type { Registry } from '../taxonomy/Registry.ts';
import type { Condition } from './SearchIndex.ts';

/** Only ads in one country. No ad fits an unknown country code. */
export function inCountry({ countriesByCode }: Pick<Registry, 'countriesByCode'>, code: string): Condition {
  const id = countriesByCode.get(code)?.id;
  const ids = id === undefined ? [] : [id];
  return { key: 'country', test: { kind: 'any', of: [{ source: 'country_id', ids }] } };
}
