import { BoostsPage } from '@volan/features/selling';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readForm, requireSession } from '../../private/forms.ts';
import { buyBoostOf } from './buyBoostOf.ts';
import { loadBoosts } from './loadBoosts.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadBoosts(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return buyBoostOf(requestContext, await readForm(request));
}

export default function BoostsRoute() {
  const { account, ads, meta, isOne, chosen, purchaseKey, bought } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <BoostsPage
      account={account}
      ads={ads}
      meta={meta}
      isOne={isOne}
      chosen={chosen}
      purchaseKey={purchaseKey}
      bought={bought}
      result={answered?.result}
      missing={answered?.missing}
    />
  );
}
