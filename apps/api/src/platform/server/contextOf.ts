import { brands, fromAcceptLanguage, isLanguageValue, toBrandId, type LanguageValue } from '@volan/domain-rules';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { RequestContext } from './RequestContext.ts';
import { visitorAddress } from './visitorAddress.ts';

/** Reads what a request says about its visitor. A brand that is unknown or not named is the default one. */
export function contextOf(request: FastifyRequest): RequestContext {
  const brand = toBrandId(firstOf(request.headers['x-brand']));
  return {
    brand,
    language: languageOf(request),
    address: visitorAddress(request),
    userAgent: request.headers['user-agent'] ?? '',
  };
}

/**
 * The language in which a request is answered: the one it asks for, else what its browser accepts, else the brand's.
 */
export function languageOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): LanguageValue {
  const asked = new URLSearchParams(url.split('?')[1]).get('lang') ?? '';
  if (isLanguageValue(asked)) return asked;

  const { defaultLanguage } = brands[toBrandId(firstOf(headers['x-brand']))];

  return fromAcceptLanguage(headers['accept-language'] ?? '') ?? defaultLanguage;
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
