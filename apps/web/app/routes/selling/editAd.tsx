import { EditAdPage } from '@volan/features/selling';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readFormWithFiles, requireSession } from '../../private/forms.ts';
import { loadEditAd } from './loadEditAd.ts';
import { sendEditAd } from './sendEditAd.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadEditAd(context.get(requestContextKey), Number(params['adId']));

export async function action({ request, context, params }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return sendEditAd(requestContext, Number(params['adId']), await readFormWithFiles(requestContext, request));
}

export default function EditAdRoute() {
  const { ad, category, regions, again } = useLoaderData<typeof loader>();
  return (
    <EditAdPage
      ad={ad}
      category={category}
      regions={regions}
      result={useActionData<typeof action>() ?? again ?? undefined}
    />
  );
}
