import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAdministrator } from '@volan/domain-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { quietTransitions } from '../pages/quietTransitions.ts';
import { contentPolicy } from './contentPolicy.ts';
import type { RequestSession } from './readSession.ts';
import { staticFiles } from './staticFiles.ts';

/**
 * The administration: one document for every address below `/admin`, which is rendered in the browser, and its files.
 * For a signed-in user without rights its status is 403, and the page says so. [H03]
 *
 * @param build folder of its build, and the version that its page sends to the API
 * @param readSender asks who is signed in
 */
export async function adminRoutes(
  app: FastifyInstance,
  { folder, version }: { readonly folder: string; readonly version: string },
  readSender: (request: FastifyRequest) => Promise<RequestSession>,
) {
  const policy = contentPolicy({ scripts: [quietTransitions], styles: [] });
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { session, setCookies } = await readSender(request);
    for (const cookie of setCookies) reply.header('set-cookie', cookie);

    return reply
      .code(session && !isAdministrator({ groups: session.user.group.map(({ id }) => id) }) ? 403 : 200)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(completed(await readFile(join(folder, 'index.html'), 'utf8'), version));
  };
  app.get('/admin', send);
  app.get('/admin/*', send);
  await staticFiles(app, [{ root: join(folder, 'assets'), prefix: '/admin/assets/', isImmutable: () => true }]);
}

/**
 * The document with its version, see `pageVersion` [I02], and with the script that handles the transition from a page of
 * the site: that page begins one, which the administration does not take part in.
 */
const completed = (html: string, version: string) =>
  html.replace('<body>', () => `<script>${quietTransitions}</script><body data-version="${version}">`);

/** The folder, if the administration is built there. */
export const builtAdmin = (folder: string) => (existsSync(join(folder, 'index.html')) ? folder : undefined);
