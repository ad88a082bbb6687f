import type { AdminSite } from './site.ts';

/** A count as text. While it is unknown it is a dash, so that loading does not look like zero. */
export const countText = ({ words }: Pick<AdminSite, 'words'>, count: number | undefined): string =>
  count === undefined ? '–' : words.formats.number(count);

/** A count with its noun, such as "3 articles"; a dash while it is unknown. */
export const countedText = (count: number | undefined, text: (values: { readonly count: number }) => string): string =>
  count === undefined ? '–' : text({ count });
