import { Stepper } from '@volan/ui/Stepper';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** How far a purchase has come: in the cart, being paid, or ordered and waiting for its money. */
export function CheckoutSteps({ at }: { at: 'pay' | 'done' }) {
  const site = useSite();
  const { t } = useMessages();
  const isPaying = at === 'pay';
  return (
    <Stepper
      label={t('checkout.steps')}
      stateLabels={{ done: t('selling.step-done'), error: t('selling.step-wrong') }}
      steps={[
        { label: t('shell.cart'), state: 'done', ...(isPaying && { href: pagePath(site, 'cart', {}) }) },
        { label: t('checkout.step-pay'), state: isPaying ? 'current' : 'done' },
        { label: t('checkout.step-done'), state: isPaying ? 'ahead' : 'current' },
      ]}
    />
  );
}
