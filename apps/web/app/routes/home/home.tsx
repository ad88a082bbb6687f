import { HomePage, prefetchHome } from '@volan/features/home';
import { useSite } from '@volan/features/site';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { requestContextKey, type RequestContext } from '../../../ssr/requestContext.ts';
import { errorPage, failedPage } from '../../failures.ts';
import { readBanners } from '../../readBanners.ts';
import { brandPicture } from '../../brandPicture.ts';

const files = import.meta.glob<string>('../../../../../brands/*/hero-*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The first picture of a brand's home page. */
const heroPicture = (brandId: string) => brandPicture(files, brandId);

async function answer(requestContext: RequestContext) {
  const { queries, api, site } = requestContext;
  const [categoryId] = await Promise.all([prefetchHome(queries, api, site), readBanners(requestContext, 'home')]);
  if (categoryId === null) {
    throw await errorPage(requestContext, 404);
  }

  return { categoryId };
}

/** Reads what the home page shows. Where even the categories cannot be read, it is an error page. [B01, T15] */
async function loadHome(requestContext: RequestContext) {
  try {
    return await answer(requestContext);
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context.get(requestContextKey));

export default function HomeRoute() {
  const picture = heroPicture(useSite().brand.id);
  return <HomePage {...useLoaderData<typeof loader>()} {...(picture && { picture })} />;
}
