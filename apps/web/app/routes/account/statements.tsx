import { StatementsPage } from '@volan/features/account';
import { appealDecision } from '@volan/api-contract/wire';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadStatements } from './loadStatements.ts';
import { doneForm, readForm, refusedForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadStatements(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const form = await readForm(request);
  const words = { decision: form.get('decision') ?? '', text: form.get('text') ?? '' };
  const made = await requestContext.api.send(appealDecision, words);

  return made.ok ? doneForm(form) : refusedForm(form, made);
}

export default function StatementsRoute() {
  const { account, statements, typed } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? typed ?? undefined;
  return <StatementsPage account={account} statements={statements} result={result} />;
}
