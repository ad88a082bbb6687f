import { NotificationsPage } from '@volan/features/account';
import { readAllNotifications } from '@volan/api-contract/wire';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadNotifications } from './loadNotifications.ts';
import { goOn, readForm, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadNotifications(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const { api, site } = requestContext;
  const form = await readForm(request);
  await api.send(readAllNotifications, { until: form.get('until') ?? '' });

  return goOn(site.pathname + site.search);
}

export default function NotificationsRoute() {
  const { account, notifications, meta, fast } = useLoaderData<typeof loader>();
  return <NotificationsPage account={account} notifications={notifications} meta={meta} fast={fast} />;
}
