import { readCall } from '@volan/api-client';
import { getMessageLink } from '@volan/api-contract/wire';
import { matchPath } from '@volan/domain-rules';
import { MessageLinkPage } from '@volan/features/messageLink';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadAccount } from '../../private/loadAccount.ts';
import { failedPage } from '../../failures.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';

/** The conversation that the address asks to come back to; nothing else is led to. */
function conversationIn({ site }: RequestContext) {
  const asked = new URLSearchParams(site.search).get('return') ?? '';
  const match = matchPath(site.brand, asked);
  return match?.page === 'conversation' ? match.canonicalPath : undefined;
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const carried = await loadAccount(requestContext);
  const asked = { messageId: Number(params['messageId']), place: Number(params['placeId']) };
  try {
    const { data: link } = await readCall(requestContext.api, getMessageLink, asked);
    return { ...carried, link, back: conversationIn(requestContext) };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

export default function MessageLinkRoute() {
  const { account, link, back } = useLoaderData<typeof loader>();
  return <MessageLinkPage account={account} link={link} back={back} />;
}
