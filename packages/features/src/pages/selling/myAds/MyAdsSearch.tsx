import { longestOwnAdSearch, ownAdOrders, type OwnAdOrder } from '@volan/domain-rules';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { SearchInput } from '@volan/ui/SearchInput';
import { SortSelect } from '@volan/ui/SortSelect';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { myAdsAddress } from './myAdsAddress.ts';

export interface MyAdsSearchProps {
  /** Path of the shown list. */
  path: string;
  /** Query of the shown page. */
  search: string;
  q: string;
  sort: OwnAdOrder;
}

/** Searches and orders own ads: a plain form and links, so that the address says what is shown. [B08] */
export function MyAdsSearch({ path, search, q, sort }: MyAdsSearchProps) {
  const { t } = useMessages();
  const orders = ownAdOrders.map((order) => ({
    label: t(`my-ads.sort-${order}`),
    href: myAdsAddress(path, search, { sort: order === ownAdOrders[0] ? null : order, page: null }),
    current: order === sort,
  }));

  return (
    <Row justify="between" gap={2} wrap>
      <form action={path} role="search">
        {sort !== ownAdOrders[0] && <input type="hidden" name="sort" value={sort} />}
        <Row gap={1}>
          <SearchInput
            key={q}
            id="own-ads-q"
            name="q"
            label={t('my-ads.search')}
            size="small"
            maxLength={longestOwnAdSearch}
            defaultValue={q}
          />
          <Button type="submit" size="small">
            {t('my-ads.find')}
          </Button>
        </Row>
      </form>
      <SortSelect label={t('my-ads.sort')} orders={orders} />
    </Row>
  );
}
