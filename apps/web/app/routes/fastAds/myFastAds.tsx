import { MyFastAdsPage } from '@volan/features/selling';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { changeMyFastAds } from './changeMyFastAds.ts';
import { loadMyFastAds } from './loadMyFastAds.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadMyFastAds(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return changeMyFastAds(requestContext, await readForm(request));
}

export default function MyFastAdsRoute() {
  const { account, ads, meta, sent, deleting, done } = useLoaderData<typeof loader>();
  return (
    <MyFastAdsPage
      account={account}
      ads={ads}
      meta={meta}
      sent={sent}
      deleting={deleting}
      done={done}
      result={useActionData<typeof action>()}
    />
  );
}
