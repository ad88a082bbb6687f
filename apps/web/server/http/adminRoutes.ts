import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from './contentPolicy.ts';
import { staticFiles } from './staticFiles.ts';

/**
 * The administration: one document for every address below `/admin`, which is rendered in the browser, and its files.
 *
 * @param folder of its build
 */
export async function adminRoutes(app: FastifyInstance, folder: string) {
  const policy = contentPolicy({ scripts: [], styles: [] });
  const send = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(await readFile(join(folder, 'index.html'), 'utf8'));
  app.get('/admin', send);
  app.get('/admin/*', send);
  await staticFiles(app, [{ root: join(folder, 'assets'), prefix: '/admin/assets/', isImmutable: () => true }]);
}

/** The folder, if the administration is built there. */
export const builtAdmin = (folder: string) => (existsSync(join(folder, 'index.html')) ? folder : undefined);
