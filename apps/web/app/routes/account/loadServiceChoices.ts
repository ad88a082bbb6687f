import { serviceQueries, taxonomyQueries } from '@volan/api-client/react';
import type { ServiceChoices } from '@volan/features/account';
import { findCategory } from '../../findCategory.ts';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** What the form of a car service offers: the kinds, and the makes of the main category of the site. [A07, B21] */
export async function loadServiceChoices(requestContext: RequestContext): Promise<ServiceChoices> {
  const { api, queries, site } = requestContext;
  const readMakes = async () => {
    const main = await findCategory(requestContext, site.brand.defaultCategory, null);
    return main ? queries.fetchQuery(taxonomyQueries.brands(api, main.id)) : [];
  };
  const [kinds, makes] = await Promise.all([queries.fetchQuery(serviceQueries.kinds(api)), readMakes()]);
  const named = ({ id, title }: { readonly id: number; readonly title: string }) => ({ id, title });

  return { kinds: kinds.map(named), makes: makes.map(named) };
}

/** Joins the pictures of a form that waited for signing in into one field, as the page shows them again. [K01] */
export function joinTypedPictures({ typed }: Pick<RequestContext, 'typed'>) {
  if (typed?.has('pictures')) typed.set('pictures', typed.getAll('pictures').join(' '));
}
