import type { AdminSite } from './site.ts';

/** How many there are; a dash while nobody knows it, so that what loads does not read as none. */
export const countText = ({ words }: Pick<AdminSite, 'words'>, count: number | undefined): string =>
  count === undefined ? '–' : words.formats.number(count);
