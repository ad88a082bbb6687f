import { answerWithinMs, drainServer, type Log, type ProcessSettings, type Stop } from '@volan/observability';
import type { FastifyInstance } from 'fastify';

/** The port of a server, and how it ends. */
export interface WebServerRun extends Pick<Stop, 'onStop'>, Pick<ProcessSettings, 'sharePort'> {
  readonly port: number;
  readonly log: Log;
}

/** Listens, logs that, and finishes running requests when it is asked to stop. */
export async function runWebServer(app: FastifyInstance, { port, sharePort, log, onStop }: WebServerRun) {
  onStop(async () => {
    await new Promise<void>((resolve) => {
      app.server.close(() => resolve());
      drainServer(app.server, answerWithinMs);
    });
    await app.close();
  });
  await app.ready();
  // on every address of the machine, the default without a host
  app.server.listen({ port, reusePort: sharePort }, () => {
    log.info({ port }, `The web app listens on port ${port}.`);
  });
}
