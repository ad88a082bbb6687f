import { UnsubscribePage } from '@volan/features/account';
import { unsubscribeMessages } from '@volan/api-contract/wire';
import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { doneForm, readForm, refusedForm } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPrivate(context.get(requestContextKey));

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  const ended = await context.get(requestContextKey).api.send(unsubscribeMessages, {
    token: params['token'] ?? '',
    'List-Unsubscribe': 'One-Click',
  });
  return ended.ok ? doneForm(form) : refusedForm(form, ended);
}

export default function UnsubscribeRoute() {
  return <UnsubscribePage result={useActionData<typeof action>()} />;
}
