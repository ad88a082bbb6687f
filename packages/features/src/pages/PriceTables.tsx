import { boostProducts, creditPrice, imagePackagePrice, imagePackages } from '@volan/domain-rules';
import { Heading } from '@volan/ui/Heading';
import { CartOffer } from '../cart/CartOffer.tsx';
import { useSite } from '../site/SiteProvider.tsx';
import { useWords } from '../site/useWords.ts';
import { PlainTable } from './PlainTable.tsx';
import * as styles from './pages.css.ts';

/** Minor units of a whole one. */
const minor = 100;

/** What promotion and pictures cost in the currency of the brand, from the one price list. [L02, L04-L08, L13-L18, T26] */
export function PriceTables() {
  const { creditCurrency: currency } = useSite().brand;
  const { t, money, number } = useWords();
  const price = { name: t('prices.price'), isNumber: true };
  const credits = { name: t('prices.credits'), isNumber: true };
  return (
    <>
      <div className={styles.part}>
        <Heading level={2} size="h3" id="credits">
          {t('cart.offer')}
        </Heading>
        <CartOffer />
      </div>
      <div className={styles.part}>
        <Heading level={2} size="h3" id="promotion">
          {t('prices.promotion')}
        </Heading>
        <PlainTable
          caption={t('prices.promotion')}
          columns={[
            { name: t('prices.service') },
            { name: t('prices.what') },
            { name: t('prices.days'), isNumber: true },
            credits,
            price,
          ]}
          rows={boostProducts.map((product) => [
            t(product.title),
            t(product.description),
            number(product.days),
            number(product.credits),
            money(product.price[currency] * minor, currency),
          ])}
        />
      </div>
      <div className={styles.part}>
        <Heading level={2} size="h3" id="images">
          {t('prices.images')}
        </Heading>
        <PlainTable
          caption={t('prices.images')}
          columns={[{ name: t('prices.package') }, { name: t('prices.discount'), isNumber: true }, credits, price]}
          rows={imagePackages.map((images) => {
            const cost = imagePackagePrice(images, currency);
            return [
              t('prices.images-count', { count: images }),
              cost.percent === 0 ? '–' : `${cost.percent} %`,
              number(cost.credits),
              money(cost.price, currency),
            ];
          })}
        />
        <p>{t('prices.credit', { price: money(creditPrice[currency], currency) })}</p>
      </div>
    </>
  );
}
