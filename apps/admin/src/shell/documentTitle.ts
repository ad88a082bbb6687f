import type { AdminSite } from './site.ts';

/** The title of the document: of the page first, since tabs cut its end. */
export const documentTitle = ({ brand, texts }: Pick<AdminSite, 'brand' | 'texts'>, page?: string): string =>
  [page, texts.administration, brand.name].filter(Boolean).join(' · ');
