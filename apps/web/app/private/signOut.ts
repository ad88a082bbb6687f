import { leaveUser, signOut as signOutCall } from '@volan/api-contract/wire';
import { pathOf } from '@volan/domain-rules';
import { sharedDomain } from '@volan/features/site';
import { redirect } from 'react-router';
import type { RequestContext } from '../../ssr/requestContext.ts';

/** The cookies of a session and of one that has ended, and whether scripts may read them. */
const sessionCookies = [
  ['user', true],
  ['rfT', false],
  ['acT', false],
  ['ended', false],
] as const;

/** Takes the cookies of a session away, on this host and on all hosts of the brand. [F03] */
export function clearedCookies({ protocol, host }: RequestContext['site']) {
  const domain = sharedDomain(host);
  const places = ['', ...(domain ? [`; Domain=${domain}`] : [])];
  const secure = protocol === 'https:' ? '; Secure' : '';

  return sessionCookies.flatMap(([name, readable]) =>
    places.map((place) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${place}${secure}${readable ? '' : '; HttpOnly'}`),
  );
}

/** Leads an administrator who is signed in as a user back to the administration. [J12] */
export async function leaveAccount({ api }: RequestContext) {
  await api.send(leaveUser, {});
  return redirect('/admin', { status: 303, headers: { 'cache-control': 'no-store' } });
}

/**
 * Ends the session of this browser, then leads home, whatever the server answers. The browser deletes its copies of the
 * user's pages and files. [F03]
 */
export async function signOut({ site, api, session }: RequestContext) {
  if (session) await api.send(signOutCall, {});
  const headers = clearedCookies(site).map((cookie): [string, string] => ['set-cookie', cookie]);
  headers.push(['cache-control', 'no-store'], ['clear-site-data', '"cache"']);

  return redirect(pathOf(site.brand, 'home', {}, site.language), { status: 303, headers });
}
