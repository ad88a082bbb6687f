import { ChooseCategoryPage } from '@volan/features/selling';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { prefetchCompany } from '../../private/prefetchCompany.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => {
  const requestContext = context.get(requestContextKey);

  return loadPrivate(requestContext, () => prefetchCompany(requestContext));
};

export default ChooseCategoryPage;
