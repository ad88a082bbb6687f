import type { Server } from 'node:http';
import { answerWithinMs, drainServer, type Log, type ProcessSettings, type Stop } from '@volan/observability';

/** Where a server listens, and how it ends. */
export interface WebServerRun extends Pick<Stop, 'onStop'>, Pick<ProcessSettings, 'sharePort'> {
  readonly port: number;
  readonly log: Log;
}

/** Listens, says so, and lets requests that have begun come to their end when it is asked to stop. */
export function runWebServer(server: Server, { port, sharePort, log, onStop }: WebServerRun) {
  server.listen({ port, reusePort: sharePort }, () => {
    log.info({ port }, `The web app listens on port ${port}.`);
  });
  onStop(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        drainServer(server, answerWithinMs);
      }),
  );
}
