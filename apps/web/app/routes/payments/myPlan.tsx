import { MyPlanPage } from '@volan/features/plans';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { chooseNextPlan, loadMyPlan } from './loadPlans.ts';
import { readForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadMyPlan(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return chooseNextPlan(requestContext, await readForm(request));
}

export default function MyPlanRoute() {
  const { account, plans, own } = useLoaderData<typeof loader>();
  return <MyPlanPage account={account} plans={plans} own={own} result={useActionData<typeof action>()} />;
}
