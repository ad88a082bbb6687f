import { MailedStatementPage } from '@volan/features/account';
import { appealByMail } from '@volan/api-contract/wire';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadMailedStatement } from './loadStatements.ts';
import { doneForm, readForm, refusedForm } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadMailedStatement(context.get(requestContextKey), params['token'] ?? '');

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const words = { token: params['token'] ?? '', text: form.get('text') ?? '' };
  const made = await context.get(requestContextKey).api.send(appealByMail, words);

  return made.ok ? doneForm(form) : refusedForm(form, made);
}

export default function MailedStatementRoute() {
  return (
    <MailedStatementPage statement={useLoaderData<typeof loader>().statement} result={useActionData<typeof action>()} />
  );
}
