import type { LoaderFunctionArgs } from 'react-router';
import { sendMessageFile } from '../messages/sendMessageFile.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  sendMessageFile(context.get(requestContextKey), params['fileName'] ?? '');
