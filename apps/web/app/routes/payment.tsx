import { CheckoutPage, PaymentPage, SlipPage } from '@volan/features/checkout';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadPayment, payOnceMore } from '../payments/payment.ts';
import { readForm } from '../private/forms.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPayment(context.get(requestContextKey));

export const action = async ({ request, context }: ActionFunctionArgs) =>
  payOnceMore(context.get(requestContextKey), await readForm(request));

export default function PaymentRoute() {
  const { order, list, methods, slip } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (answered?.payment) {
    const cart = Object.fromEntries(order.items.map(({ product, quantity }) => [product, { product, quantity }]));
    return <CheckoutPage {...{ cart, list, methods }} orderKey="" payment={answered.payment} />;
  }
  if (slip) return <SlipPage {...{ order, slip, methods }} result={answered?.result} />;
  return <PaymentPage {...{ order, methods }} result={answered?.result} />;
}
