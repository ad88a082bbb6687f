import type { LoaderFunctionArgs } from 'react-router';
import { sendCreditsFile } from './sendCreditsFile.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

/** A link saves it, also without JavaScript: it only reads. */
export const loader = ({ context }: LoaderFunctionArgs) => sendCreditsFile(context.get(requestContextKey));
