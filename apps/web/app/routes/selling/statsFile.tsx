import type { LoaderFunctionArgs } from 'react-router';
import { sendStatsFile } from './sendStatsFile.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

/** A link saves it, also without JavaScript: it only reads. */
export const loader = ({ context }: LoaderFunctionArgs) => sendStatsFile(context.get(requestContextKey));
