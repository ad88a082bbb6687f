import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { pagePath } from '@volan/features/site';
import { sendOwnData } from './sendOwnData.ts';
import { goOn, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

/** Only the form of the settings leads here: a link, or a page fetched ahead, would use up a time of the day. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  goOn(pagePath(context.get(requestContextKey).site, 'settings', {}));

export function action({ context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return sendOwnData(requestContext);
}
