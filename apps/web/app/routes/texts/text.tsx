import { TextPage } from '@volan/features/texts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { loadText } from './loadText.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadText(context.get(requestContextKey));

export default function TextRoute() {
  return <TextPage {...useLoaderData<typeof loader>()} />;
}
