import { getConversation } from '@volan/api-contract/wire';
import { pagePath } from '@volan/features/site';
import type { LoaderFunctionArgs } from 'react-router';
import { errorPage } from '../../failures.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';

/** The three numbers of the address. */
interface Named {
  readonly adId: number;
  readonly people: readonly [number, number];
}

/**
 * The other one of the two people. Somebody else may act for the company that is one of them, and has its conversation.
 * Null for everybody else.
 */
async function otherOf(requestContext: RequestContext, { adId, people: [one, two] }: Named): Promise<number | null> {
  const { user } = requireSession(requestContext);
  if (user.id === one) return two;
  if (user.id === two) return one;

  const { api } = requestContext;
  const conversations = await Promise.all(
    [one, two].map(async (b) => ((await api.send(getConversation, { a: adId, b, lang: api.language })).ok ? b : null)),
  );

  return conversations.find((other) => other !== null) ?? null;
}

/** Leads one of the two people of a conversation about a fast ad to it. Nobody else learns whether it exists. [B35] */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const adId = Number(params['fastAdId']);
  const people = [Number(params['firstUserId']), Number(params['secondUserId'])] as const;
  const other = await otherOf(requestContext, { adId, people });
  if (other === null) throw await errorPage(requestContext, 404);

  throw goOn(pagePath(requestContext.site, 'conversation', { adId, accountId: other }));
}

/** The loader leads on. */
export default function FastAdMessagesRoute() {
  return null;
}
