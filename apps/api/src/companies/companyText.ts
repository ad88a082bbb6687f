import { fold, tokens } from '@volan/domain-rules';

/**
 * Texts for the order and the search of companies: the folded name, and the folded words of the names and the town.
 * [N01]
 */
export function companyText({ name, legalName, city }: { name: string; legalName: string; city: string | null }) {
  return { sort_name: fold(name), search_text: tokens(`${name} ${legalName} ${city ?? ''}`).join(' ') };
}
