import { CheckoutPage, PaymentPage } from '@volan/features/checkout';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadPayment, payOnceMore } from '../payments/payment.ts';
import { readForm } from '../private/forms.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPayment(context.get(requestContextKey));

export const action = async ({ request, context }: ActionFunctionArgs) =>
  payOnceMore(context.get(requestContextKey), await readForm(request));

export default function PaymentRoute() {
  const { order, list } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (answered?.payment) {
    const cart = Object.fromEntries(order.items.map(({ product, quantity }) => [product, { product, quantity }]));
    return <CheckoutPage cart={cart} list={list} orderKey="" payment={answered.payment} />;
  }
  return <PaymentPage order={order} result={answered?.result} />;
}
