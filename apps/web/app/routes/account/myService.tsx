import { MyServicePage } from '@volan/features/account';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readFormWithFiles, requireSession } from '../../private/forms.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';
import { changeMyService } from './changeMyService.ts';
import { loadMyService } from './loadMyService.ts';

export const loader = ({ context }: LoaderFunctionArgs) => loadMyService(context.get(requestContextKey));

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return changeMyService(requestContext, await readFormWithFiles(requestContext, request));
}

export default function MyServiceRoute() {
  const { account, shown, typed } = useLoaderData<typeof loader>();
  return (
    <MyServicePage account={account} shown={shown} result={useActionData<typeof action>() ?? typed ?? undefined} />
  );
}
