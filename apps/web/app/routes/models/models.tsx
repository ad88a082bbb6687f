import { ModelsPage } from '@volan/features/models';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { loadModels } from './loadModels.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadModels(context.get(requestContextKey), new URL(request.url).searchParams);

export default function ModelsRoute() {
  return <ModelsPage {...useLoaderData<typeof loader>()} />;
}
