import { ModerationNumbersPage } from '@volan/features/moderationNumbers';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { loadModerationNumbers } from './loadModerationNumbers.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadModerationNumbers(context.get(requestContextKey));

export default function ModerationNumbersRoute() {
  return <ModerationNumbersPage {...useLoaderData<typeof loader>()} />;
}
