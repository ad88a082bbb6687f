import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestRecord } from './RequestRecord.ts';

/** The metrics of one process, in the names of Prometheus. */
export interface Metrics {
  /** Counts an answered request. */
  answered(request: RequestRecord): void;
  /**
   * A number that is read when it is asked for, one for each value of `label`.
   *
   * @param read gives the values; where it fails the number is left out, so that nobody sees an old one.
   */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void;
  /** The same for a number that only grows. */
  counter(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void;
  /** Seconds that something took. */
  durations(name: string, help: string): { observe(seconds: number): void };
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
}

/** One number, or one for each value of a label. */
export type Reading = number | Readonly<Record<string, number>>;

/** From a page out of the cache to one that is about to time out; seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Opens the metrics of a process, with those of Node: memory, CPU, delay of the event loop. */
export function openMetrics(app: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ app });
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });

  const labelled = (label: string | undefined) => (label ? [label] : []);

  return {
    answered: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
    gauge(name, help, read, label) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: labelled(label),
        registers: [registry],
        async collect() {
          gauge.reset();
          gauge.remove({}); // without labels a reset leaves 0
          for (const [labels, value] of await reading(read, label)) gauge.set(labels, value);
        },
      });
    },
    counter(name, help, read, label) {
      const counter = new Counter({
        name,
        help,
        labelNames: labelled(label),
        registers: [registry],
        async collect() {
          counter.reset();
          counter.remove({}); // without labels a reset leaves 0
          for (const [labels, value] of await reading(read, label)) counter.inc(labels, value);
        },
      });
    },
    durations: (name, help) => new Histogram({ name, help, buckets, registers: [registry] }),
    text: () => registry.metrics(),
  };
}

async function reading(read: () => Reading | Promise<Reading>, label = 'value') {
  try {
    const found = await read();
    if (typeof found === 'number') return [[{}, found] as const];
    return Object.entries(found).map(([name, value]) => [{ [label]: name }, value] as const);
  } catch {
    return [];
  }
}
