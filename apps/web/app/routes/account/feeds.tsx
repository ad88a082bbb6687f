import { FeedPage, FeedReportPage, FeedsPage } from '@volan/features/account';
import {
  useActionData,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { changeFeeds } from './changeFeeds.ts';
import { loadFeeds } from './loadFeeds.ts';
import { requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadFeeds(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return changeFeeds(requestContext, request);
}

export default function FeedsRoute() {
  const { account, companies, categories, feed, report, typed } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? typed ?? undefined;
  const { revalidate } = useRevalidator();
  if (report)
    return <FeedReportPage account={account} report={report} result={result} onWaiting={() => void revalidate()} />;
  if (feed) return <FeedPage account={account} feed={feed} result={result} />;

  return <FeedsPage account={account} companies={companies} categories={categories} result={result} />;
}
