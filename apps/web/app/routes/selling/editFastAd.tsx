import { EditFastAdPage } from '@volan/features/selling';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readFormWithFiles, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { loadEditFastAd } from './loadEditFastAd.ts';
import { sendEditFastAd } from './sendEditFastAd.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadEditFastAd(context.get(requestContextKey), Number(params['fastAdId']));

export async function action({ request, context, params }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return sendEditFastAd(requestContext, Number(params['fastAdId']), await readFormWithFiles(requestContext, request));
}

export default function EditFastAdRoute() {
  const { ad, towns, again } = useLoaderData<typeof loader>();
  return <EditFastAdPage ad={ad} towns={towns} result={useActionData<typeof action>() ?? again ?? undefined} />;
}
