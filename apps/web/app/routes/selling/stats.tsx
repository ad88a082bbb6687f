import { StatsPage } from '@volan/features/selling';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadStats } from './loadStats.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadStats(context.get(requestContextKey));

export default function StatsRoute() {
  const { account, stats, meta, ask } = useLoaderData<typeof loader>();
  return <StatsPage account={account} stats={stats} meta={meta} ask={ask} />;
}
