import { readCall } from '@volan/api-client';
import {
  getOwnServiceReview,
  getServiceReview,
  replyToServiceReview,
  reportServiceReview,
} from '@volan/api-contract/wire';
import type { CallInput, reportServiceReview as ReportServiceReview } from '@volan/api-contract';
import { ServiceReviewPage } from '@volan/features/service';
import { pagePath } from '@volan/features/site';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { failedPage } from '../../failures.ts';
import { doneForm, goOn, readForm, refusedForm, requireSession } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';

/** Reads one review, and what the user may do about it. [M16] */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const { api } = requestContext;
  try {
    const [carried, { data: review }] = await Promise.all([
      loadPrivate(requestContext),
      readCall(api, getServiceReview, { id: Number(params['reviewId']) }),
    ]);
    const { data: own } = await readCall(api, getOwnServiceReview, { id: review.service.id });

    return { ...carried, review, mayReply: own.may_reply, isOwn: own.review?.id === review.id };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

/** Stores the reply of the service, and leads back to its reviews. */
async function sendReply({ api, site }: RequestContext, reviewId: number, form: URLSearchParams) {
  const replied = await api.send(replyToServiceReview, { review_id: reviewId, text: form.get('text') ?? '' });
  if (!replied.ok) return refusedForm(form, replied);

  const serviceId = replied.data.service.id;
  throw goOn(`${pagePath(site, 'service', { serviceId })}#review-${reviewId}`);
}

/** Sends a report to the moderators. */
async function sendReport({ api }: RequestContext, reviewId: number, form: URLSearchParams) {
  if (form.get('reason') === null)
    return refusedForm(form, { failure: 'validation', errors: { reason: ['required'] }, code: 422 });

  // the API refuses a reason that it does not know, and says so at its field
  const reason = (form.get('reason') ?? '') as CallInput<typeof ReportServiceReview>['reason'];
  const text = form.get('text')?.trim();
  const told = await api.send(reportServiceReview, { review_id: reviewId, reason, ...(text && { text }) });

  return told.ok ? doneForm(form) : refusedForm(form, told);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const form = await readForm(request);
  const reviewId = Number(params['reviewId']);

  return form.get('form') === 'reply'
    ? sendReply(requestContext, reviewId, form)
    : sendReport(requestContext, reviewId, form);
}

export default function ServiceReviewRoute() {
  const { review, mayReply, isOwn, typed } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? typed ?? undefined;
  return <ServiceReviewPage review={review} mayReply={mayReply} isOwn={isOwn} result={result} />;
}
