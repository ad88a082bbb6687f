import type { AdminSite } from './site.ts';

/** How many there are; a dash while nobody knows it, so that what loads does not read as none. */
export const countText = ({ words }: Pick<AdminSite, 'words'>, count: number | undefined): string =>
  count === undefined ? '–' : words.formats.number(count);

/** How many there are of what, such as "3 articles"; a dash while nobody knows it. */
export const countedText = (count: number | undefined, text: (values: { readonly count: number }) => string): string =>
  count === undefined ? '–' : text({ count });
