import type { CategoryBrand } from '@volan/api-contract';
import type { ComboboxOption } from '@volan/ui/Combobox';

/** How many makes are listed before the others. */
const frequentMakes = 8;

/** Titles of the two groups of makes. */
export interface MakeGroups {
  readonly frequent: string;
  readonly others: string;
}

/**
 * Makes as options: those with the most ads first, then the others in the order of the list. Each is found by its
 * nicknames as well. [N01]
 */
export function makeOptions(makes: readonly CategoryBrand[], { frequent, others }: MakeGroups): ComboboxOption[] {
  const option = ({ id, title, nicknames }: CategoryBrand) => ({ value: String(id), label: title, nicknames });
  const first = makes
    .filter(({ ads }) => ads > 0)
    .toSorted((one, other) => other.ads - one.ads)
    .slice(0, frequentMakes);
  if (makes.length <= frequentMakes || first.length === 0) return makes.map(option);

  return [
    ...first.map((make) => ({ ...option(make), group: frequent })),
    ...makes.filter((make) => !first.includes(make)).map((make) => ({ ...option(make), group: others })),
  ];
}
