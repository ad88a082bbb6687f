import { ReportAdPage } from '@volan/features/ad';
import { reportAd } from '@volan/api-contract/wire';
import type { CallInput, reportAd as ReportAd } from '@volan/api-contract';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadAdNamed } from './loadAdNamed.ts';
import { doneForm, readForm, refusedForm } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadAdNamed(context.get(requestContextKey), Number(params['adId']));

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  // the API refuses a reason that it does not know, and says so at its field
  const reason = (form.get('reason') ?? '') as CallInput<typeof ReportAd>['reason'];
  const text = form.get('text')?.trim();
  const { api } = context.get(requestContextKey);
  if (form.get('reason') === null)
    return refusedForm(form, { failure: 'validation', errors: { reason: ['required'] }, code: 422 });

  const told = await api.send(reportAd, { id: Number(params['adId']), reason, ...(text && { text }) });

  return told.ok ? doneForm(form) : refusedForm(form, told);
}

export default function ReportAdRoute() {
  const { ad, isOwn } = useLoaderData<typeof loader>();
  return <ReportAdPage ad={ad} isOwn={isOwn} result={useActionData<typeof action>()} />;
}
