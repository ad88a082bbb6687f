import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface CheckoutNoticesProps {
  isPaid: boolean;
  /** The current price, as shown, if it has changed. */
  changedTotal: string | undefined;
  /** Missing credits. */
  missing: number | undefined;
  /** Some of the items can no longer be bought. */
  isGone: boolean;
  /** To where the items were chosen. */
  back: { readonly label: string; readonly href: string };
}

/** Why the shown order cannot be paid as it is. */
export function CheckoutNotices({ isPaid, changedTotal, missing, isGone, back }: CheckoutNoticesProps) {
  const site = useSite();
  const { t } = useMessages();

  return (
    <>
      {isPaid && (
        <Alert tone="caution" urgent actions={<Button href={pagePath(site, 'orders', {})}>{t('orders.title')}</Button>}>
          {t('checkout.paid-already')}
        </Alert>
      )}
      {changedTotal !== undefined && (
        <Alert tone="caution" urgent>
          {t('checkout.changed', { amount: changedTotal })}
        </Alert>
      )}
      {missing !== undefined && (
        <Alert tone="caution" urgent title={t('boosts.missing', { count: missing })}>
          {t('boosts.not-charged')}
        </Alert>
      )}
      {isGone && (
        <Alert tone="caution" actions={<Button href={back.href}>{back.label}</Button>}>
          {t('checkout.gone')}
        </Alert>
      )}
    </>
  );
}
