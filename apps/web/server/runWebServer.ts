import { answerWithinMs, drainServer, type Log, type ProcessSettings, type Stop } from '@volan/observability';
import type { FastifyInstance } from 'fastify';

/** Where a server listens, and how it ends. */
export interface WebServerRun extends Pick<Stop, 'onStop'>, Pick<ProcessSettings, 'sharePort'> {
  readonly port: number;
  readonly log: Log;
}

/** Listens, says so, and lets requests that have begun come to their end when it is asked to stop. */
export async function runWebServer(app: FastifyInstance, { port, sharePort, log, onStop }: WebServerRun) {
  onStop(async () => {
    await new Promise<void>((resolve) => {
      app.server.close(() => resolve());
      drainServer(app.server, answerWithinMs);
    });
    await app.close();
  });
  await app.ready();
  // on every address of the machine, as a server without a named host does
  app.server.listen({ port, reusePort: sharePort }, () => {
    log.info({ port }, `The web app listens on port ${port}.`);
  });
}
