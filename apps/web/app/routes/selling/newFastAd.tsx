import { NewFastAdPage } from '@volan/features/selling';
import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readFormWithFiles, requireSession } from '../../private/forms.ts';
import { sendPhoneCode } from '../../private/sendPhoneCode.ts';
import { confirmHere } from '../../private/sendVerification.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { phoneFormIn } from './phoneForm.ts';
import { loadNewFastAd } from './loadNewFastAd.ts';
import { sendNewFastAd } from './sendNewFastAd.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadNewFastAd(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const sent = await readFormWithFiles(requestContext, request);
  const form = sent.form.get('form');
  if (form === 'verify-email' || form === 'phone') {
    requireSession(requestContext);
    return form === 'phone' ? sendPhoneCode(requestContext, sent.form) : confirmHere(requestContext, sent.form);
  }

  const answer = await sendNewFastAd(requestContext, sent);
  if (answer instanceof Response) return answer;

  return data({ ...answer.data, verification: phoneFormIn(sent.form) }, answer.init ?? undefined);
}

export default function NewFastAdRoute() {
  const { account, sellers, towns, draft, named } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const [result, verification] =
    answered && 'draft' in answered ? [answered, answered.verification] : [undefined, answered];

  return (
    <NewFastAdPage
      account={account}
      sellers={sellers}
      towns={towns}
      draft={draft}
      named={named}
      result={result}
      verification={verification}
    />
  );
}
