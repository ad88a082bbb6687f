import type { LanguageValue } from '@volan/domain-rules';
import type { CategoryRecord } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';
import type { AdRecord } from './AdRecord.ts';

const maxAnswers = 3;
const between = ' · ';

/**
 * What stands under the title of an ad whose seller wrote no line: its equipment in the visitor's language, the most
 * wanted first, as the answers stand in the taxonomy. Where a category asks for no equipment, what the seller answered
 * in words, such as the maker and the number of a part.
 */
export function equipmentLine(category: CategoryRecord, ad: AdRecord, language: LanguageValue): string {
  const has = new Set(ad.filter_ids);
  // Of equipment a search wants all that it names, of every other question one answer.
  const equipment = category.specifications
    .filter((one) => one.match === 'all')
    .flatMap((one) => one.filters.filter((filter) => has.has(filter.id)))
    .sort((a, b) => a.sort - b.sort)
    .map((filter) => titleIn(filter, language));
  const texts = category.specifications
    .filter((one) => one.type === 'text' && one.intitle === 0)
    .flatMap((one) => {
      const text = ad.values.get(one.id)?.text;
      return text ? [`${titleIn(one, language)} ${text}`] : [];
    });
  return (equipment.length > 0 ? equipment : texts).slice(0, maxAnswers).join(between);
}
