import '@fastify/cookie';
import { languageValues, pathOf, textPreviewCookie, textPreviewPath } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../http/siteAddress.ts';

const isLanguage = (text: string | undefined): text is string => /^[a-z]{2,3}$/.test(text ?? '');

/**
 * The language whose unpublished texts a browser wants to see; null for nearly everybody. Only administrators get them.
 */
export const previewedLanguage = (cookies: Readonly<Record<string, string | undefined>>): string | null => {
  const language = cookies[textPreviewCookie];
  return isLanguage(language) ? language : null;
};

/**
 * Begins or ends a preview of texts in this browser: `?lang=de` begins it, no language ends it, and so does closing the
 * browser. Its texts are requested from the API in the name of the signed-in user. [J63]
 */
export function textPreview(app: FastifyInstance) {
  app.get<{ Querystring: Record<string, unknown> }>(textPreviewPath, (request, reply) => {
    const { url, brand } = addressOf(request);
    const wanted = url.searchParams.get('lang') ?? '';
    const cookie = { path: '/', sameSite: 'lax', httpOnly: true, secure: url.protocol === 'https:' } as const;
    if (isLanguage(wanted)) reply.setCookie(textPreviewCookie, wanted, cookie);
    else reply.clearCookie(textPreviewCookie, cookie);
    const language = languageValues.find((value) => value === wanted) ?? brand.defaultLanguage;

    return reply.header('cache-control', 'no-store').redirect(pathOf(brand, 'home', {}, language), 303);
  });
}
