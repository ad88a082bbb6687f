import { ModelPage } from '@volan/features/models';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { loadModel } from './loadModels.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadModel(context.get(requestContextKey));

export default function ModelRoute() {
  return <ModelPage {...useLoaderData<typeof loader>()} />;
}
