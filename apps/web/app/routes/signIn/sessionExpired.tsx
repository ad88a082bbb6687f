import { SessionExpiredPage } from '@volan/features/session';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { showPassword, showSecondStep } from './signInSteps.ts';
import { savedWordsOf } from '../../private/wanted.ts';
import { readForm } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  return { ...(await loadPrivate(requestContext)), ended: requestContext.ended, kept: savedWordsOf(requestContext) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const form = await readForm(request);
  if (form.get('form') === 'second-step') return showSecondStep(requestContext, form);

  form.set('form', 'sign-in');

  return showPassword(requestContext, form);
}

export default function SessionExpiredRoute() {
  const { ended, kept } = useLoaderData<typeof loader>();
  return <SessionExpiredPage ended={ended} kept={kept} result={useActionData<typeof action>()} />;
}
