import { fold, tokens } from '@volan/domain-rules';

/** What a company is ordered by and found by: its folded name, and the folded words of its names and its town. [N01] */
export function companyText({ name, legalName, city }: { name: string; legalName: string; city: string | null }) {
  return { sort_name: fold(name), search_text: tokens(`${name} ${legalName} ${city ?? ''}`).join(' ') };
}
