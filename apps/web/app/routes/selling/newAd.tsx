import { AdPreview } from '@volan/features/ad';
import { NewAdPage } from '@volan/features/selling';
import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readFormWithFiles, requireSession } from '../../private/forms.ts';
import { sendPhoneCode } from '../../private/sendPhoneCode.ts';
import { confirmHere } from '../../private/sendVerification.ts';
import { loadNewAd } from './loadNewAd.ts';
import { sendNewAd } from './sendNewAd.ts';
import { phoneFormIn } from './phoneForm.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadNewAd(context.get(requestContextKey), params['categorySlug'] ?? '');

export async function action({ request, context, params }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const sent = await readFormWithFiles(requestContext, request);
  const form = sent.form.get('form');
  if (form === 'verify-email' || form === 'phone') {
    requireSession(requestContext);
    return form === 'phone' ? sendPhoneCode(requestContext, sent.form) : confirmHere(requestContext, sent.form);
  }

  const answer = await sendNewAd(requestContext, params['categorySlug'] ?? '', sent);
  if (answer instanceof Response) return answer;

  return data({ ...answer.data, verification: phoneFormIn(sent.form) }, answer.init ?? undefined);
}

export default function NewAdRoute() {
  const { category, account, sellers, regions, draft, named, limit, bought } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const [result, verification] =
    answered && 'draft' in answered ? [answered, answered.verification] : [undefined, answered];

  return (
    <NewAdPage
      category={category}
      account={account}
      sellers={sellers}
      regions={regions}
      draft={draft}
      named={named}
      limit={limit}
      bought={bought}
      result={result}
      verification={verification}
      Preview={AdPreview}
    />
  );
}
