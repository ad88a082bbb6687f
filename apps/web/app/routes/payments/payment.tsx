import { CheckoutPage, CreditsPaidPage, PaymentPage, SlipPage } from '@volan/features/checkout';
import { cartItemId, type CartItem } from '@volan/domain-rules';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadPayment, payOnceMore } from './loadPayment.ts';
import { readForm } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPayment(context.get(requestContextKey));

export const action = async ({ request, context }: ActionFunctionArgs) =>
  payOnceMore(context.get(requestContextKey), await readForm(request));

export default function PaymentRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (loaded.paid) return <CreditsPaidPage payment={loaded.paid} />;

  const { order, list, methods, slip, balance } = loaded;
  if (answered?.payment) {
    const cart = Object.fromEntries(
      order.items.map(({ product, quantity, ad }): [string, CartItem] => [
        cartItemId(product, ad?.id),
        ad ? { product, quantity, ad: ad.id } : { product, quantity },
      ]),
    );
    const known = order.items.map(({ product, ad }) => ({
      product,
      ad_id: ad?.id ?? null,
      is_open: true,
      plan: null,
      ad: ad ? { id: ad.id, title: ad.title, image: null } : null,
    }));
    // at the prices of the order: a packet may have cost less than it does today
    const priceOf = new Map(order.items.map(({ product, price, quantity }) => [product, price / quantity]));
    const asOrdered = {
      ...list,
      products: list.products.map((product) => ({ ...product, price: priceOf.get(product.id) ?? product.price })),
    };

    return (
      <CheckoutPage
        cart={cart}
        list={asOrdered}
        known={known}
        methods={methods}
        orderKey=""
        creditsKey=""
        payment={answered.payment}
      />
    );
  }
  if (slip) return <SlipPage order={order} slip={slip} methods={methods} result={answered?.result} />;

  return <PaymentPage order={order} balance={balance} methods={methods} result={answered?.result} />;
}
