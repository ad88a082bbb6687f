import { listPasskeys } from '@volan/api-contract/wire';
import { sharedDomain } from '@volan/features/site';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/**
 * Whether the overview offers to sign in without a password: this browser can and was not asked yet, and the account
 * has no such way. Where that cannot be known nothing is offered.
 */
export async function offersPasskey({ api, isPasskeyOfferDue }: RequestContext) {
  if (!isPasskeyOfferDue) return false;

  const passkeys = await api.sendOrNull(listPasskeys, {});
  return passkeys?.length === 0;
}

/** The cookie that keeps this browser from being asked again for a year, in any country of the brand. */
export function answeredOffer({ protocol, host }: Pick<RequestContext['site'], 'protocol' | 'host'>) {
  const domain = sharedDomain(host);
  const scope = `${domain ? `; Domain=${domain}` : ''}${protocol === 'https:' ? '; Secure' : ''}`;
  return `passkeyOffer=answered; Path=/; Max-Age=${365 * 24 * 3600}; SameSite=Lax${scope}`;
}
