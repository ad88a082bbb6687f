import { HomePage } from '@volan/features/home';
import { useSite } from '@volan/features/site';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { publicPage } from '../../delivery.ts';
import { heroPicture } from './heroPicture.ts';
import { loadHome } from './loadHome.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const handle = publicPage;

export const loader = ({ context }: LoaderFunctionArgs) => loadHome(context.get(requestContextKey));

export default function HomeRoute() {
  const picture = heroPicture(useSite().brand.id);
  return <HomePage {...useLoaderData<typeof loader>()} {...(picture && { picture })} />;
}
