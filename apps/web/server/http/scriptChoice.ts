import '@fastify/cookie';
import { cyrillicScript, latinScript, ownPath, scriptCookie, scriptLifetime, scriptPath } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import { sendText } from './httpResponse.ts';
import { refuseForm } from './ownForms.ts';
import { addressOf } from './siteAddress.ts';

/** A path of this very host to go back to; the home page in the place of anything that leads elsewhere. */
export function returnPath(back: string | null) {
  const to = ownPath(back);
  return to ? to.pathname + to.search : '/';
}

/**
 * Stores the script that a visitor who reads Serbian chose, on all hosts of the brand, for a year; without the cookie
 * it is Latin. Leads back to the page of the form.
 */
export function scriptChoice(app: FastifyInstance) {
  app.all(
    scriptPath,
    {
      onRequest: async (request, reply) =>
        request.method === 'POST'
          ? (refuseForm(request, reply) ?? undefined)
          : sendText(reply.header('allow', 'POST'), 405, 'This address takes a form.'),
    },
    (request, reply) => {
      const { url, host } = addressOf(request);
      const form = request.body as URLSearchParams;
      const script = form.get('script') === cyrillicScript ? cyrillicScript : latinScript;
      reply.setCookie(scriptCookie, script, {
        maxAge: scriptLifetime,
        path: '/',
        sameSite: 'lax',
        // A host without a dot, such as plain `localhost`, may name no domain: the cookie is then its own.
        ...(host.host.includes('.') && { domain: host.host }),
        secure: url.protocol === 'https:',
      });

      return reply.header('cache-control', 'no-store').redirect(returnPath(form.get('back')), 303);
    },
  );
}
