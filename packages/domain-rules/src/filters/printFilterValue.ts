import type { FilterValue } from './Filters.ts';

/** One value as it is in `filters`. */
export function printFilterValue(value: FilterValue): string {
  switch (value.kind) {
    case 'option':
      return value.slug;
    case 'pair':
      return `${value.slug}.${value.child}`;
    case 'range':
      return `${value.min ?? ''}..${value.max ?? ''}`;
  }
}
