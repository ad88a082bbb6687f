import { isLanguageValue, pathOf, paymentReturnPath } from '@volan/domain-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './siteAddress.ts';

/** Ids of orders. */
const orderId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Where a bank leads the browser back to, by a form from another site: no cookie of ours comes with it, and nothing
 * that it says is believed. It leads on to the page that asks our own server. [T10, B33]
 */
export function paymentReturn(app: FastifyInstance) {
  const leadOn = (request: FastifyRequest, reply: FastifyReply) => {
    const { id = '', language = '' } = request.params as Partial<Record<'id' | 'language', string>>;
    const { brand } = addressOf(request);
    const page = pathOf(brand, 'paymentSuccess', {}, isLanguageValue(language) ? language : brand.defaultLanguage);

    return reply.header('cache-control', 'no-store').redirect(orderId.test(id) ? `${page}?o=${id}` : '/', 303);
  };
  app.get(`${paymentReturnPath}/:language/:id`, leadOn);
  app.post(`${paymentReturnPath}/:language/:id`, leadOn);
}
