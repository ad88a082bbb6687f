import { PlansPage } from '@volan/features/plans';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { loadPlans } from './loadPlans.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadPlans(context.get(requestContextKey));

export default function PaymentPlansRoute() {
  return <PlansPage {...useLoaderData<typeof loader>()} />;
}
