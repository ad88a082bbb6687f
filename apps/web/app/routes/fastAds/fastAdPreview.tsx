import { readCall } from '@volan/api-client';
import { getMyFastAd } from '@volan/api-contract/wire';
import { FastAdPreviewPage } from '@volan/features/selling';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { failedPage } from '../../failures.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const carried = await loadAccount(requestContext);
  const { api } = requestContext;
  try {
    const { data } = await readCall(api, getMyFastAd, { id: Number(params['fastAdId']), lang: api.language });
    return { ...carried, ...data };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

export default function FastAdPreviewRoute() {
  const { account, ad, mine } = useLoaderData<typeof loader>();
  return <FastAdPreviewPage account={account} ad={ad} mine={mine} />;
}
