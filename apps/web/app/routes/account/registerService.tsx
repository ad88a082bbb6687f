import { RegisterServicePage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readFormWithFiles, requireSession } from '../../private/forms.ts';
import { sendPhoneCode } from '../../private/sendPhoneCode.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { registerCompany } from './changeOwnCompany.ts';
import { loadRegisterService } from './loadRegisterService.ts';
import { sendNewService } from './changeMyService.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadRegisterService(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const sent = await readFormWithFiles(requestContext, request);
  const form = sent.form.get('form');
  if (form === 'register') return registerCompany(requestContext, sent.form);
  if (form === 'phone') return sendPhoneCode(requestContext, sent.form);

  return sendNewService(requestContext, sent);
}

export default function RegisterServiceRoute() {
  const { account, step, typed } = useLoaderData<typeof loader>();
  return (
    <RegisterServicePage account={account} step={step} result={useActionData<typeof action>() ?? typed ?? undefined} />
  );
}
