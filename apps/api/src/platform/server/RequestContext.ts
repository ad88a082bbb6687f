import type { BrandId, LanguageValue } from '@volan/domain-rules';
import type { Principal } from './Principal.ts';
import type { SessionTransport } from './SessionTransport.ts';
import type { Browser } from './visitorAddress.ts';

/** What a handler may know about a request beside its input. */
export interface RequestContext {
  /** `lang` of the query, else Accept-Language, else the default of the brand. [T52] */
  readonly language: LanguageValue;
  readonly brand: BrandId;
  /** Address of the visitor. */
  readonly address: string;
  /** The name that the browser or app gives itself; never trusted. */
  readonly userAgent: string;
}

/** What the handler of a call may know. */
export interface CallContext extends RequestContext {
  /** The caller; null on public calls. */
  readonly principal: Principal | null;
  /** The browser that calls, through our web server; null for an app that calls the API itself. */
  readonly browser: Browser | null;
  /** How the tokens of a session travel. */
  readonly session: SessionTransport;
  /** Id that the client gave to what it sends; null on calls that need none. */
  readonly idempotencyKey: string | null;
}

/** The actor and the language: from a request, or of an account whose feed the server reads. */
export interface ActingContext extends Pick<CallContext, 'language'> {
  /** From where it is done. @default not known: the product acts by itself */
  readonly address?: string;
  readonly principal: Pick<Principal, 'actor'> | null;
}

/**
 * The id that a client gave to what it sends.
 *
 * @throws where the call needs none: its contract does not say `idempotent`.
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
