import { SessionExpiredPage } from '@volan/features/session';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { showPassword, showSecondStep } from './signInSteps.ts';
import { readForm } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  return { ...(await loadPrivate(requestContext)), ended: requestContext.ended };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const form = await readForm(request);
  if (form.get('form') === 'second-step') return showSecondStep(requestContext, form);

  form.set('form', 'sign-in');

  return showPassword(requestContext, form);
}

export default function SessionExpiredRoute() {
  return <SessionExpiredPage ended={useLoaderData<typeof loader>().ended} result={useActionData<typeof action>()} />;
}
