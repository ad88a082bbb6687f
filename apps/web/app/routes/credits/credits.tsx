import { CreditsPage } from '@volan/features/credits';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadCredits } from './loadCredits.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadCredits(context.get(requestContextKey));

export default function CreditsRoute() {
  const { account, movements, meta, ask, refused } = useLoaderData<typeof loader>();
  return <CreditsPage account={account} movements={movements} meta={meta} ask={ask} refused={refused} />;
}
