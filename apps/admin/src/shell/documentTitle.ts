import type { AdminSite } from './site.ts';

/** The title of the document. The title of the page comes first, since tabs cut off the end. */
export const documentTitle = ({ brand, texts }: Pick<AdminSite, 'brand' | 'texts'>, page?: string): string =>
  [page, texts.administration, brand.name].filter(Boolean).join(' · ');
