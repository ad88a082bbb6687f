import { MyLoyaltyPage } from '@volan/features/loyalty';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { exchangePointsOf } from './exchangePointsOf.ts';
import { loadMyLoyalty } from './loadMyLoyalty.ts';
import { readForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadMyLoyalty(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return exchangePointsOf(requestContext, await readForm(request));
}

export default function MyLoyaltyProgramRoute() {
  const { account, mine, meta, keys, exchanged } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <MyLoyaltyPage
      account={account}
      mine={mine}
      meta={meta}
      keys={keys}
      exchanged={exchanged}
      result={answered?.result}
      missing={answered?.missing}
    />
  );
}
