import type { AdListed, Brand } from '@volan/api-contract';
import type { CatalogQuery } from '@volan/domain-rules';
import { IconButton } from '@volan/ui/IconButton';
import { Select } from '@volan/ui/Select';
import { catalogHref, type CatalogPlace } from '../../blocks/catalogSearch/catalogPlace.ts';
import { makeKey } from '../../blocks/catalogSearch/filterKeys.ts';
import { useSite } from '../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { WidgetAds } from './WidgetAds.tsx';
import { WidgetFrame } from './WidgetFrame.tsx';
import * as styles from './widget.css.ts';

export interface StockWidgetProps {
  ads: readonly AdListed[];
  total: number;
  /** The page of the widget and how many it has: its pages are smaller than those of the list. */
  page: number;
  pages: number;
  /** Makes that the company has. */
  makes: readonly Pick<Brand, 'slug' | 'title'>[];
  /** The make that is chosen in the widget; empty = all. */
  make: string;
  /** The stock on our site. */
  place: CatalogPlace;
}

/** Orders that a widget offers: the default, and by price. */
const orders = ['', 'price', 'year', 'mileage'] as const;
const orderTexts = {
  '': 'sort.created_at.desc',
  price: 'sort.price.asc',
  year: 'sort.year.desc',
  mileage: 'sort.mileage.asc',
} as const;

const orderOf = ({ sorting }: CatalogQuery) => orders.find((each) => each === sorting?.field) ?? '';

/** `volan-stock`: what one company sells, with make, order and pages inside. [M65] */
export function StockWidget({ ads, total, page, pages, makes, make, place }: StockWidgetProps) {
  const site = useSite();
  const { t, number } = useMessages();
  const href = (at: number) => catalogHref(site, { ...place, query: { ...place.query, page: at } });

  return (
    <WidgetFrame
      kind="stock"
      title={t('widget.stock-title')}
      note={
        <span role="status" data-live="total">
          {t('widget.vehicles', { count: total })}
        </span>
      }
    >
      <form className={styles.controls} action={href(1)} data-inside="">
        <Select
          id="make"
          name={`f.${makeKey}`}
          label={t('home.make')}
          hideLabel
          defaultValue={make}
          options={[
            { value: '', label: t('home.any-make') },
            ...makes.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
        />
        <Select
          id="sort"
          name="sort"
          label={t('catalog.sort-by')}
          hideLabel
          defaultValue={orderOf(place.query)}
          options={orders.map((value) => ({ value, label: t(orderTexts[value]) }))}
        />
      </form>
      <div className={styles.live} data-live="ads" tabIndex={-1}>
        <WidgetAds ads={ads} />
        {pages > 1 && (
          <nav className={styles.pager} aria-label={t('pager.label')} data-pager="">
            {page > 1 ? (
              <IconButton variant="outlined" icon="chevron-left" label={t('pager.previous')} href={href(page - 1)} />
            ) : (
              <span className={styles.noPage} />
            )}
            <span>{`${number(page)} / ${number(pages)}`}</span>
            {page < pages ? (
              <IconButton variant="outlined" icon="chevron-right" label={t('pager.next')} href={href(page + 1)} />
            ) : (
              <span className={styles.noPage} />
            )}
          </nav>
        )}
      </div>
    </WidgetFrame>
  );
}
