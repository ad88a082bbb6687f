import { SessionExpiredPage } from '@volan/features/session';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPrivate } from '../private/loadPrivate.ts';
import { webRequest } from '../webRequest.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadPrivate(context.get(webRequest));

export default SessionExpiredPage;
