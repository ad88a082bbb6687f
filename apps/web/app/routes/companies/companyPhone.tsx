import { CompanyPhonePage, type CompanyPhonePageProps } from '@volan/features/company';
import { companyQueries } from '@volan/api-client/react';
import { revealCompanyPhone } from '@volan/api-contract/wire';
import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { failedPage } from '../../failures.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

/** The data of the page. */
type CompanyPhoneReply = Pick<CompanyPhonePageProps, 'found' | 'failure'>;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  const { api, queries } = requestContext;
  try {
    const [carried, { slug, name, has_phone }] = await Promise.all([
      loadPrivate(requestContext),
      queries.fetchQuery(companyQueries.detail(api, params['companySlug'] ?? '')),
    ]);

    return { ...carried, company: { slug, name, has_phone } };
  } catch (error) {
    throw await failedPage(requestContext, error);
  }
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { api } = context.get(requestContextKey);
  const told = await api.send(revealCompanyPhone, { slug: params['companySlug'] ?? '' });

  return told.ok
    ? data<CompanyPhoneReply>({ found: told.data, failure: null })
    : data<CompanyPhoneReply>({ found: null, failure: told.failure }, { status: told.code ?? 503 });
}

export default function CompanyPhoneRoute() {
  const { found = null, failure = null } = useActionData<typeof action>() ?? {};
  return <CompanyPhonePage company={useLoaderData<typeof loader>().company} found={found} failure={failure} />;
}
