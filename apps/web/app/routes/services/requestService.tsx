import { serviceQueries } from '@volan/api-client/react';
import { requestCarService } from '@volan/api-contract/wire';
import { RequestServicePage } from '@volan/features/service';
import { pagePath } from '@volan/features/site';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { failedPage } from '../../failures.ts';
import { goOn, readForm, refusedForm, requireSession } from '../../private/forms.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { messageKeyOf } from '../../private/messageKeyOf.ts';
import { confirmToWrite } from '../../private/sendVerification.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { loadOwnRequest } from './loadOwnRequest.ts';

/** Reads the service, and what the user sends a request with. [M16] */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const { api, queries } = requestContext;
  const carried = await loadAccount(requestContext);
  try {
    const [{ id, name }, own] = await Promise.all([
      queries.fetchQuery(serviceQueries.detail(api, Number(params['serviceId']))),
      loadOwnRequest(requestContext),
    ]);

    return { ...carried, service: { id, name }, own };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** Sends the request and opens its conversation; a refused one comes back as it was typed. */
async function send({ api, site }: RequestContext, serviceId: number, form: URLSearchParams) {
  const vehicle = Number(form.get('vehicle_id') ?? 0);
  const sent = await api.send(
    requestCarService,
    {
      service_id: serviceId,
      message: form.get('message') ?? '',
      ...(vehicle > 0 && { vehicle_id: vehicle }),
      ...(form.get('force') === '1' && { force: 1 as const }),
    },
    messageKeyOf(form.get('key') ?? ''),
  );
  if (sent.ok) {
    const { ad_id: adId, other_id: accountId } = sent.data;
    throw goOn(pagePath(site, 'conversation', { adId, accountId }));
  }
  if (sent.failure === 'gone') return refusedForm(form, { ...sent, errors: { message: ['service-closed'] } });

  const { service_id: why, ...errors } = sent.errors ?? {};

  return refusedForm(form, { ...sent, errors: why ? { message: why } : errors });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const form = await readForm(request);

  return form.get('form') === 'verify-email'
    ? confirmToWrite(requestContext, form, 'request')
    : send(requestContext, Number(params['serviceId']), form);
}

export default function RequestServiceRoute() {
  const { account, service, own, typed } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? typed ?? undefined;
  return <RequestServicePage account={account} service={service} own={own} result={result} />;
}
