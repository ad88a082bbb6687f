import { AdPhonePage, type AdPhonePageProps } from '@volan/features/ad';
import { revealPhone } from '@volan/api-contract/wire';
import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { loadAdNamed } from './loadAdNamed.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

/** The data of the page. */
type AdPhoneReply = Pick<AdPhonePageProps, 'found' | 'failure'>;

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadAdNamed(context.get(requestContextKey), Number(params['adId']));

export async function action({ context, params }: ActionFunctionArgs) {
  const told = await context.get(requestContextKey).api.send(revealPhone, { id: Number(params['adId']) });
  return told.ok
    ? data<AdPhoneReply>({ found: told.data, failure: null })
    : data<AdPhoneReply>({ found: null, failure: told.failure }, { status: told.code ?? 503 });
}

export default function AdPhoneRoute() {
  const { found = null, failure = null } = useActionData<typeof action>() ?? {};
  return <AdPhonePage ad={useLoaderData<typeof loader>().ad} found={found} failure={failure} />;
}
