import type { BrandId, LanguageValue } from '@volan/domain-rules';
import type { Principal } from './Principal.ts';
import type { SessionTransport } from './SessionTransport.ts';
import type { Browser } from './visitorAddress.ts';

/** Facts about a request for its handler, beside the input. */
export interface RequestContext {
  /** `lang` of the query, else Accept-Language, else the default of the brand. [T52] */
  readonly language: LanguageValue;
  readonly brand: BrandId;
  /** Address of the visitor. */
  readonly address: string;
  /** The `User-Agent` header; never trusted. */
  readonly userAgent: string;
}

/** Facts about a call for its handler. */
export interface CallContext extends RequestContext {
  /** The caller; null on public calls. */
  readonly principal: Principal | null;
  /** The browser that calls, through our web server; null for an app that calls the API itself. */
  readonly browser: Browser | null;
  /** Reads and writes the tokens of the session. */
  readonly session: SessionTransport;
  /** The idempotency key of the client, else one that the server made. Null: the call needs none. */
  readonly idempotencyKey: string | null;
}

/** The actor and the language: from a request, or of an account whose feed the server reads. */
export interface ActingContext extends Pick<CallContext, 'language'> {
  /** The address of the caller. @default unknown, because the product acts by itself */
  readonly address?: string;
  readonly principal: Pick<Principal, 'actor'> | null;
}

/**
 * The idempotency key of a call.
 *
 * @throws if the contract of the call does not say `idempotent`
 */
export function idempotencyKeyOf({ idempotencyKey }: Pick<CallContext, 'idempotencyKey'>): string {
  if (idempotencyKey === null) throw new Error('A call without `idempotent` has no key. Say so in its contract.');
  return idempotencyKey;
}

/**
 * The caller of a call that is not public.
 *
 * @throws if the call is public: its handler has no caller
 */
export function principalOf<Who extends Pick<Principal, 'actor'> = Principal>({
  principal,
}: {
  readonly principal: Who | null;
}): Who {
  if (!principal) throw new Error('An open call has no principal. Give the call another row of the permission table.');
  return principal;
}
