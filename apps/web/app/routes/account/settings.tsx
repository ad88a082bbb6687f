import { OwnPasswordPage, SettingsPage } from '@volan/features/account';
import {
  getNotificationSettings,
  getPersonalSettings,
  listBusinessTypes,
  listMobileOperators,
  listPasskeys,
  listSessions,
} from '@volan/api-contract/wire';
import { readCall } from '@volan/api-client';
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { changeProfile } from './changeProfile.ts';
import { changeSettings } from './changeSettings.ts';
import { loadAccount } from '../../private/loadAccount.ts';
import { loadAddressPlaces } from './loadAddressPlaces.ts';
import { chooseOwnPassword } from './chooseOwnPassword.ts';
import { mustChangePassword, readForm, requireSession } from '../../private/forms.ts';
import { loadPrivate } from '../../private/loadPrivate.ts';
import { requestContextKey } from '../../../ssr/requestContext.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  if (mustChangePassword(requestContext)) return { ...(await loadPrivate(requestContext)), mustChange: true as const };

  const [carried, sessions, passkeys, settings, notifications, types, operators, places] = await Promise.all([
    loadAccount(requestContext),
    readCall(requestContext.api, listSessions, {}),
    readCall(requestContext.api, listPasskeys, {}),
    readCall(requestContext.api, getPersonalSettings, {}),
    readCall(requestContext.api, getNotificationSettings, {}),
    readCall(requestContext.api, listBusinessTypes, {}),
    // only a hint: the page works without it
    requestContext.api.sendOrNull(listMobileOperators, {}),
    loadAddressPlaces(requestContext),
  ]);

  return {
    ...carried,
    sessions: sessions.data,
    passkeys: passkeys.data,
    settings: settings.data,
    notifications: notifications.data,
    types: types.data,
    operators: operators ?? [],
    ...places,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = context.get(requestContextKey);
  requireSession(requestContext);
  if (mustChangePassword(requestContext)) return chooseOwnPassword(requestContext, await readForm(request));

  const { sentForm } = requestContext;

  return sentForm
    ? changeProfile(requestContext, sentForm, request)
    : changeSettings(requestContext, await readForm(request));
}

export default function SettingsRoute() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? loaded.typed ?? undefined;
  if ('mustChange' in loaded) return <OwnPasswordPage result={result} />;

  return <SettingsPage {...loaded} result={result} />;
}
