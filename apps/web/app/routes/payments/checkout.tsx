import { CheckoutPage, ConfirmFirstPage } from '@volan/features/checkout';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { beginPayment, loadCheckout } from './loadCheckout.ts';
import { readForm } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadCheckout(context.get(requestContextKey));

export const action = async ({ request, context }: ActionFunctionArgs) =>
  beginPayment(context.get(requestContextKey), await readForm(request));

export default function CheckoutRoute() {
  const {
    cart,
    list,
    methods,
    known,
    balance,
    invoice,
    orderKey,
    creditsKey,
    from,
    begunFor,
    wantsCredits,
    company,
    unconfirmed,
    typed,
  } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  if (unconfirmed) return <ConfirmFirstPage account={unconfirmed} result={answered?.result} />;

  return (
    <CheckoutPage
      cart={cart}
      list={list}
      methods={methods}
      known={known}
      balance={balance}
      invoice={invoice}
      orderKey={orderKey}
      creditsKey={creditsKey}
      from={from}
      begunFor={begunFor}
      wantsCredits={wantsCredits}
      company={company}
      payment={answered?.payment}
      missing={answered?.missing}
      isPaid={answered?.isPaid}
      changedTotal={answered?.changedTotal}
      result={answered ? answered.result : (typed ?? undefined)}
    />
  );
}
