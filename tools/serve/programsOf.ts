import { apiMemory } from '../processes/apiMemory.ts';
import type { ServeSettings } from './checkSettings.ts';

/** A process of the product. */
export interface Program {
  readonly name: string;
  /** From the root of the repository. */
  readonly entry: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * The processes of the product. Those of one kind listen on the same port, and the system shares connections out among
 * them; each serves its metrics on a port of its own.
 */
export function programsOf({ ports, processes, metricsPort }: ServeSettings) {
  const several = (name: 'api' | 'web', entry: string, firstMetricsPort: number, env: NodeJS.ProcessEnv): Program[] =>
    Array.from({ length: processes[name] }, (_, number) => ({
      name,
      entry,
      env: {
        ...env,
        PORT: String(ports[name]),
        SHARE_PORT: processes[name] > 1 ? 'yes' : 'no',
        METRICS_PORT: metricsPort === null ? '' : String(firstMetricsPort + number),
      },
    }));
  const first = metricsPort ?? 0;
  return {
    api: several('api', 'apps/api/src/main.ts', first, apiMemory),
    web: several('web', 'apps/web/server/main.ts', first + processes.api, {
      API_URL: `http://127.0.0.1:${ports.api}`,
    }),
  };
}
