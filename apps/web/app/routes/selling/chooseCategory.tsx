import { ChooseCategoryPage } from '@volan/features/selling';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPrivate(context.get(requestContextKey));

export default ChooseCategoryPage;
