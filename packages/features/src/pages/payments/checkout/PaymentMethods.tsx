import { creditItems, type CreditCurrency, type PaymentMethod } from '@volan/domain-rules';
import { Link } from '@volan/ui/Link';
import { RadioCards, type RadioCard } from '@volan/ui/RadioCards';
import { Stack } from '@volan/ui/Stack';
import { Tag } from '@volan/ui/Tag';
import { Text } from '@volan/ui/Text';
import { checkoutHref } from '../../../blocks/cart/checkoutHref.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';

/** How a cart is paid: with money, or with the credits of the account. */
export type Way = PaymentMethod | 'credits';

/** What paying with credits costs, and what the account has. */
interface CreditPayment {
  readonly cost: number;
  readonly balance: number;
}

const creditsCard = ({ cost, balance }: CreditPayment, { t, number }: Messages): RadioCard => ({
  value: 'credits',
  icon: 'coins',
  title: t('checkout.credits'),
  about: t('checkout.credits-text', { count: cost, balance: number(balance) }),
  end: <Tag aria-hidden>{`${number(cost)} / ${number(balance)}`}</Tag>,
  disabled: balance < cost,
});

const moneyCard = (method: PaymentMethod, currency: CreditCurrency, { t }: Messages): RadioCard =>
  method === 'card'
    ? { value: method, icon: 'credit-card', title: t('checkout.card'), about: t('cart.secure') }
    : {
        value: method,
        icon: 'qr-code',
        title: t(currency === 'RSD' ? 'checkout.transfer-ips' : 'checkout.transfer'),
        about: t('checkout.transfer-text'),
      };

export interface PaymentMethodsProps {
  /** Id of the form that the choice goes out with. */
  form: string;
  methods: readonly PaymentMethod[];
  /** Null: credits do not pay all of it. */
  credits: CreditPayment | null;
  currency: CreditCurrency;
  /** The chosen one; it is used also without scripts. */
  method: Way;
  onMethodChange: (method: Way) => void;
}

/** The offered ways to pay, one of them chosen; missing credits are shown, with a link to buy them. [M41, J32] */
export function PaymentMethods({ form, methods, credits, currency, method, onMethodChange }: PaymentMethodsProps) {
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const [first, ...rest] = methods.map((each) => moneyCard(each, currency, messages));
  const cards = [...(first ? [first] : []), ...(credits ? [creditsCard(credits, messages)] : []), ...rest];
  const missing = credits === null ? 0 : Math.max(0, credits.cost - credits.balance);
  const bought = creditItems(missing);

  return (
    <Stack gap={1.5}>
      <RadioCards
        id="checkout-methods"
        name="method"
        form={form}
        legend={t('checkout.method')}
        cards={cards}
        value={method}
        onValueChange={(value) => onMethodChange(value === 'transfer' || value === 'credits' ? value : 'card')}
      />
      {missing > 0 && (
        <Text tone="secondary">
          {t('boosts.missing', { count: missing })}.{' '}
          <Link href={checkoutHref(site, bought.items, { from: 'credits' })}>
            {t('checkout.buy-credits', { count: bought.credits })}
          </Link>
        </Text>
      )}
    </Stack>
  );
}
