import { PartnersPage, readChoice } from '@volan/features/partners';
import { prefetchShell } from '@volan/features/shell';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { widgetMajors } from '../../../server/widgets/majors.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { queries, api, site, widgetPin } = context.get(requestContextKey);
  await prefetchShell(queries, api, site);
  const [newest] = widgetMajors;

  return { choice: readChoice(new URL(request.url).searchParams), major: String(newest?.major), pin: widgetPin };
};

export default function PartnersRoute() {
  return <PartnersPage {...useLoaderData<typeof loader>()} />;
}
