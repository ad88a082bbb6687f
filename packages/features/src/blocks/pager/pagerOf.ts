import { pageNumbers, type PaginationProps } from '@volan/ui';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** The pager of any list. */
export function pagerOf(
  current: number,
  pages: number,
  hrefOf: (page: number) => string,
  { t, number }: Messages,
): PaginationProps {
  const step = (page: number) => (page >= 1 && page <= pages ? { href: hrefOf(page) } : {});
  return {
    label: t('pager.label'),
    current,
    pageLabel: t('pager.page', { page: 0 }).replace(/\s*0/, ''),
    pages: pageNumbers(current, pages).map((page) =>
      page === 'gap' ? page : { page, text: number(page), href: hrefOf(page) },
    ),
    previous: { label: t('pager.previous'), ...step(current - 1) },
    next: { label: t('pager.next'), ...step(current + 1) },
  };
}
