import { TablePager } from '@volan/ui/TablePager';
import { useSite } from './site.ts';

export interface TablePagesProps {
  /** The page that is shown, from 1. */
  page: number;
  /** Rows on a page. */
  perPage: number;
  /** Rows of all pages. */
  total: number;
  hrefOf: (page: number) => string;
}

/** Which rows of how many are shown, and links to the other pages; nothing if there are no rows. */
export function TablePages({ page, perPage, total, hrefOf }: TablePagesProps) {
  const { texts, words } = useSite();
  const { number } = words.formats;
  if (total === 0) return null;

  const last = Math.min(page * perPage, total);

  return (
    <TablePager
      label={texts.pages}
      previous={{ label: texts.previous, ...(page > 1 && { href: hrefOf(page - 1) }) }}
      next={{ label: texts.next, ...(last < total && { href: hrefOf(page + 1) }) }}
    >
      {number((page - 1) * perPage + 1)}–{number(last)} {texts.of} {number(total)}
    </TablePager>
  );
}
