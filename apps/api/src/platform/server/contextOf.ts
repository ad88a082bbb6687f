import { brands, fromAcceptLanguage, isLanguageValue, toBrandId } from '@volan/domain-rules';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from './RequestContext.ts';
import { visitorAddress } from './visitorAddress.ts';

/** Reads what a request says about its visitor. A brand that is unknown or not named is the default one. */
export function contextOf(request: FastifyRequest): RequestContext {
  const brand = toBrandId(firstOf(request.headers['x-brand']));
  const asked = new URLSearchParams(request.url.split('?')[1]).get('lang') ?? '';
  const accepted = fromAcceptLanguage(request.headers['accept-language'] ?? '');
  return {
    brand,
    language: isLanguageValue(asked) ? asked : (accepted ?? brands[brand].defaultLanguage),
    address: visitorAddress(request),
    userAgent: request.headers['user-agent'] ?? '',
  };
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
