import type { CreditCurrency, PaymentMethod } from '@volan/domain-rules';
import { RadioCards, type RadioCard } from '@volan/ui/RadioCards';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';

const cardOf = (method: PaymentMethod, currency: CreditCurrency, { t }: Messages): RadioCard =>
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
  currency: CreditCurrency;
  /** The chosen one; it stands also where no script runs. */
  method: PaymentMethod;
  onMethodChange: (method: PaymentMethod) => void;
}

/** The ways to pay that are offered, one of them chosen. [M41] */
export function PaymentMethods({ form, methods, currency, method, onMethodChange }: PaymentMethodsProps) {
  const messages = useMessages();
  return (
    <RadioCards
      id="checkout-methods"
      name="method"
      form={form}
      legend={messages.t('checkout.method')}
      cards={methods.map((each) => cardOf(each, currency, messages))}
      value={method}
      onValueChange={(value) => onMethodChange(value === 'transfer' ? 'transfer' : 'card')}
    />
  );
}
