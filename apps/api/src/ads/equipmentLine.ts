import type { LanguageValue } from '@volan/domain-rules';
import type { CategoryRecord } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';
import type { AdRecord } from './AdRecord.ts';

const maxAnswers = 3;
const between = ' · ';

/**
 * Text under the title of an ad whose seller wrote no line: its equipment in the visitor's language, the most wanted
 * first, in the order of the taxonomy. In a category without equipment it consists of the answers that the seller
 * typed, such as the maker and the number of a part.
 */
export function equipmentLine(category: CategoryRecord, ad: AdRecord, language: LanguageValue): string {
  const has = new Set(ad.filter_ids);
  // Questions of equipment are those where a search wants all named answers; other questions want one of them.
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
