import { prefetchHome } from '@volan/features/home';
import { errorPage, failedPage } from '../../failures.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

async function answer(requestContext: RequestContext) {
  const categoryId = await prefetchHome(requestContext.queries, requestContext.api, requestContext.site);
  if (categoryId === null) {
    throw await errorPage(requestContext, 404);
  }
  return { categoryId };
}

/** Reads what the home page shows. Where even the categories cannot be read, it is an error page. [B01, T15] */
export async function loadHome(requestContext: RequestContext) {
  try {
    return await answer(requestContext);
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}
