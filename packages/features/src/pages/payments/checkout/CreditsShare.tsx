import { creditItems } from '@volan/domain-rules';
import { Card } from '@volan/ui/Card';
import { Checkbox } from '@volan/ui/Checkbox';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { checkoutHref } from '../../../blocks/cart/checkoutHref.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface CreditsShareProps {
  /** Id of the form that the choice goes out with, as `in_credits`. */
  formId: string;
  /** Lines that credits can pay. */
  count: number;
  /** Credits that they cost. */
  credits: number;
  /** Credits of the buyer. */
  balance: number;
  /** The rest that is paid with money, as text. */
  rest: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/**
 * For a cart of both kinds: whether credits pay their part, its price, and the rest for the card or the transfer. [J32]
 */
export function CreditsShare({ formId, count, credits, balance, rest, checked, onCheckedChange }: CreditsShareProps) {
  const site = useSite();
  const { t } = useMessages();
  const missing = Math.max(0, credits - balance);
  const bought = creditItems(missing);

  return (
    <Card kind="panel" padding="panel">
      <Stack gap={1}>
        <Checkbox
          id="checkout-in-credits"
          name="in_credits"
          form={formId}
          disabled={missing > 0}
          aria-describedby="checkout-in-credits-text"
          checked={checked}
          onCheckedChange={onCheckedChange}
        >
          {t('checkout.use-credits', { count })}
        </Checkbox>
        <Text tone="secondary" id="checkout-in-credits-text">
          {missing > 0 ? (
            <>
              {t('checkout.credits-text', { count: credits, balance })} {t('boosts.missing', { count: missing })}.{' '}
              <Link href={checkoutHref(site, bought.items, { from: 'credits' })}>
                {t('checkout.buy-credits', { count: bought.credits })}
              </Link>
            </>
          ) : (
            <>
              {t('cart.payable', { credits, balance, count, rest })} {t('checkout.credits-at-once')}
            </>
          )}
        </Text>
      </Stack>
    </Card>
  );
}
