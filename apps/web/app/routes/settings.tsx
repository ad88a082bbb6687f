import { SettingsPage } from '@volan/features/account';
import { getPersonalSettings, listPasskeys, listSessions } from '@volan/api-contract/wire';
import { readCall } from '@volan/api-client';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changeImage } from '../account/changeImage.ts';
import { changeSettings } from '../account/changeSettings.ts';
import { loadAccount } from '../account/loadAccount.ts';
import { loadAddressPlaces } from '../account/loadAddressPlaces.ts';
import { readForm, requireSession, sendsFile } from '../private/forms.ts';
import { requestContextKey } from '../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  const [carried, sessions, passkeys, settings, places] = await Promise.all([
    loadAccount(requestContext),
    readCall(requestContext.api, listSessions, {}),
    readCall(requestContext.api, listPasskeys, {}),
    readCall(requestContext.api, getPersonalSettings, {}),
    loadAddressPlaces(requestContext),
  ]);
  return { ...carried, sessions: sessions.data, passkeys: passkeys.data, settings: settings.data, ...places };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  return sendsFile(request)
    ? changeImage(requestContext, request)
    : changeSettings(requestContext, await readForm(request));
}

export default function SettingsRoute() {
  const { account, sessions, passkeys, settings, countries, regions } = useLoaderData<typeof loader>();
  return (
    <SettingsPage
      {...{ account, sessions, passkeys, settings, countries, regions }}
      result={useActionData<typeof action>()}
    />
  );
}
