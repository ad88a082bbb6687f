import { readCall } from '@volan/api-client';
import { serviceQueries } from '@volan/api-client/react';
import { getOwnServiceReview, writeServiceReview } from '@volan/api-contract/wire';
import { RateServicePage } from '@volan/features/service';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { failedPage } from '../../failures.ts';
import { doneForm, readForm, refusedForm, requireSession } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

/** Reads the service and whether the user may review it. [M16] */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const { api, queries } = requestContext;
  const serviceId = Number(params['serviceId']);
  try {
    const [carried, { id, name }, own] = await Promise.all([
      loadPrivate(requestContext),
      queries.fetchQuery(serviceQueries.detail(api, serviceId)),
      readCall(api, getOwnServiceReview, { id: serviceId }),
    ]);

    return { ...carried, service: { id, name }, own: own.data };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** Stores the review; a refused one comes back as it was typed, with every fault at its field. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const form = await readForm(request);
  const rating = Number(form.get('rating') ?? 0);
  const review = { service_id: Number(params['serviceId']), rating, text: form.get('text') ?? '' };
  const written = await requestContext.api.send(writeServiceReview, review);
  if (written.ok) return doneForm(form);

  const { rating: wrongRating, service_id: why, ...errors } = written.errors ?? {};
  if (why) return refusedForm(form, { ...written, failure: why[0] ?? written.failure, errors: {} });

  return refusedForm(form, { ...written, errors: { ...(wrongRating && { rating: ['required'] }), ...errors } });
}

export default function RateServiceRoute() {
  const { service, own, typed } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? typed ?? undefined;
  return <RateServicePage service={service} own={own} result={result} />;
}
