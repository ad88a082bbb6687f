import { AdPreview } from '@volan/features/ad';
import { NewAdPage } from '@volan/features/selling';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readFormWithFiles } from '../../private/forms.ts';
import { loadNewAd } from './loadNewAd.ts';
import { sendNewAd } from './sendNewAd.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadNewAd(context.get(requestContextKey), params['categorySlug'] ?? '');

export async function action({ request, context, params }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  return sendNewAd(requestContext, params['categorySlug'] ?? '', await readFormWithFiles(requestContext, request));
}

export default function NewAdRoute() {
  const { category, account, sellers, regions, draft, named, limit, bought } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
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
      Preview={AdPreview}
    />
  );
}
