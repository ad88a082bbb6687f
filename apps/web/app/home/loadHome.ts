import { prefetchHome } from '@volan/features/home';
import { errorPage, failedPage } from '../failures.ts';
import type { WebRequest } from '../webRequest.ts';

async function answer(asked: WebRequest) {
  const categoryId = await prefetchHome(asked.queries, asked.api, asked.site);
  if (categoryId === null) {
    throw await errorPage(asked, 404);
  }
  return { categoryId };
}

/** Reads what the home page shows. Where even the categories cannot be read, it is an error page. [B01, T15] */
export async function loadHome(asked: WebRequest) {
  try {
    return await answer(asked);
  } catch (error) {
    throw await failedPage(asked, error);
  }
}
