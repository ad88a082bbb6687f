import { readCall } from '@volan/api-client';
import { getMessageLink } from '@volan/api-contract/wire';
import { MessageLinkPage } from '@volan/features/messageLink';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadAccount } from '../account/loadAccount.ts';
import { failedPage } from '../failures.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const carried = await loadAccount(requestContext);
  const asked = { messageId: Number(params['messageId']), place: Number(params['placeId']) };
  try {
    return { ...carried, link: (await readCall(requestContext.api, getMessageLink, asked)).data };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

export default function MessageLinkRoute() {
  const { account, link } = useLoaderData<typeof loader>();
  return <MessageLinkPage account={account} link={link} />;
}
