import { MessagesPage } from '@volan/features/messages';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changeConversation } from './changeConversation.ts';
import { loadMessages } from './loadMessages.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

/** The conversation that the address names; null on the page of the list. */
const placeOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
  params['adId'] === undefined ? null : { adId: Number(params['adId']), otherId: Number(params['accountId']) };

export const loader = (args: LoaderFunctionArgs) => loadMessages(args.context.get(requestContextKey), placeOf(args));

export async function action(args: ActionFunctionArgs) {
  const requestContext = args.context.get(requestContextKey);
  requireSession(requestContext);
  const place = placeOf(args);

  return place ? changeConversation(requestContext, place, args.request) : goOn(requestContext.site.pathname);
}

export default function MessagesRoute() {
  const { account, inbox, found, thread, answers, draft, messageKey, isReporting, done, typed } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? typed ?? undefined;
  return (
    <MessagesPage
      account={account}
      inbox={inbox}
      found={found}
      thread={thread}
      answers={answers}
      draft={draft}
      messageKey={messageKey}
      isReporting={isReporting}
      done={done}
      result={result}
    />
  );
}
