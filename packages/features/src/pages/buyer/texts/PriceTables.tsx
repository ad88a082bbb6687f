import { creditPrice, isSoldDespite, priceList, type Product, type ProductKind } from '@volan/domain-rules';
import { Heading } from '@volan/ui/Heading';
import type { ReactNode } from 'react';
import { useWithheld } from '../../../blocks/offers/useWithheld.ts';
import { CartOffer } from '../../../blocks/cart/CartOffer.tsx';
import { productName } from '@volan/i18n';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { PlainTable } from '../../../blocks/plainTable/PlainTable.tsx';
import * as styles from './pages.css.ts';

/** One column of a table of products. */
interface PriceColumn {
  readonly name: string;
  readonly isNumber?: boolean;
  readonly cell: (product: Product) => ReactNode;
}

interface PriceTableProps {
  id: ProductKind;
  title: string;
  columns: readonly PriceColumn[];
  products: readonly Product[];
  children?: ReactNode;
}

function PriceTable({ id, title, columns, products, children }: PriceTableProps) {
  if (!products.some(({ kind }) => kind === id)) return null;
  return (
    <div className={styles.part}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      <PlainTable
        caption={title}
        columns={columns}
        rows={products.filter(({ kind }) => kind === id).map((product) => columns.map(({ cell }) => cell(product)))}
      />
      {children}
    </div>
  );
}

/** The possible columns of a table of products. */
function columnsOf(messages: Messages) {
  const { t, money, number } = messages;
  const text = (name: string, cell: PriceColumn['cell']): PriceColumn => ({ name, cell });
  const count = (name: string, cell: PriceColumn['cell']): PriceColumn => ({ name, isNumber: true, cell });

  return {
    name: text(t('prices.service'), (product) => productName(product.id, messages)),
    days: count(t('prices.days'), ({ duration }) => (duration === null ? '–' : number(duration))),
    discount: count(t('prices.discount'), ({ price, fullPrice }) =>
      price === fullPrice ? '–' : `−${number(Math.round((1 - price / fullPrice) * 100))} %`,
    ),
    credits: count(t('prices.credits'), ({ credits }) => (credits === null ? '–' : number(credits))),
    price: count(t('prices.price'), ({ price, currency }) => money(price, currency)),
  };
}

/** The products and their prices in the currency of the brand: the one price list. [L01, L02, L04-L08, L13-L18, T26] */
export function PriceTables() {
  const { creditCurrency: currency } = useSite().brand;
  const messages = useMessages();
  const { t, money } = messages;
  const withheld = useWithheld();
  const products = priceList(currency).filter(({ kind }) => isSoldDespite(kind, withheld));
  const { name, days, discount, credits, price } = columnsOf(messages);

  return (
    <>
      <PriceTable id="boost" title={t('prices.promotion')} columns={[name, days, credits, price]} products={products} />
      <PriceTable
        id="images"
        title={t('prices.images')}
        columns={[name, discount, credits, price]}
        products={products}
      />
      <div className={styles.part}>
        <Heading level={2} size="h3" id="plan">
          {t('prices.plans')}
        </Heading>
        <CartOffer kind="plan" />
      </div>
      <div className={styles.part}>
        <Heading level={2} size="h3" id="credits">
          {t('prices.of-credits')}
        </Heading>
        <CartOffer kind="credits" />
        <p>{t('prices.credit', { price: money(creditPrice[currency], currency) })}</p>
      </div>
    </>
  );
}
