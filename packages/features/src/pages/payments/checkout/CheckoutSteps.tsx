import { Stepper } from '@volan/ui/Stepper';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface CheckoutStepsProps {
  at: 'pay' | 'done';
  /** Page on which it was chosen. @default the cart */
  chosenAt?: string;
}

/** How far a purchase has come: in the cart, being paid, or ordered and waiting for its money. */
export function CheckoutSteps({ at, chosenAt }: CheckoutStepsProps) {
  const site = useSite();
  const { t } = useMessages();
  const isPaying = at === 'pay';

  return (
    <Stepper
      label={t('checkout.steps')}
      stateLabels={{ done: t('selling.step-done'), error: t('selling.step-wrong') }}
      steps={[
        {
          label: t(chosenAt === undefined ? 'shell.cart' : 'checkout.step-choice'),
          state: 'done',
          ...(isPaying && { href: chosenAt ?? pagePath(site, 'cart', {}) }),
        },
        { label: t('checkout.step-pay'), state: isPaying ? 'current' : 'done' },
        { label: t('checkout.step-done'), state: isPaying ? 'ahead' : 'current' },
      ]}
    />
  );
}
