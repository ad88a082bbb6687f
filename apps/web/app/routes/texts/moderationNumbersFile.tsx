import type { LoaderFunctionArgs } from 'react-router';
import { sendModerationNumbers } from './loadModerationNumbers.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

/** A link saves it, also without JavaScript: it only reads. */
export const loader = ({ context }: LoaderFunctionArgs) => sendModerationNumbers(context.get(requestContextKey));
