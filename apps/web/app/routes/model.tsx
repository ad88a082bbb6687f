import { ModelPage } from '@volan/features/models';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../delivery.ts';
import { loadModel } from '../models/loadModels.ts';
import { webRequest } from '../webRequest.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadModel(context.get(webRequest));

export default function ModelRoute() {
  return <ModelPage {...useLoaderData<typeof loader>()} />;
}
