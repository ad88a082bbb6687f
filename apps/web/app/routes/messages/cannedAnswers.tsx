import { CannedAnswersPage } from '@volan/features/messages';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changeCannedAnswers, loadCannedAnswers } from './loadCannedAnswers.ts';
import { readForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadCannedAnswers(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return changeCannedAnswers(requestContext, await readForm(request));
}

export default function CannedAnswersRoute() {
  const { account, companies, editing, typed } = useLoaderData<typeof loader>();
  return (
    <CannedAnswersPage
      account={account}
      companies={companies}
      editing={editing}
      result={useActionData<typeof action>() ?? typed ?? undefined}
    />
  );
}
