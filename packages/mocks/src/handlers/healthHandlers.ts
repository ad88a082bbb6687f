import { getHealth, retryWork, runJob, type Health } from '@volan/api-contract';
import { mockCall } from '../mockCall.ts';

const health: Health = {
  processes: [
    {
      id: '3f0f3a5e-6c8e-4c0e-9a52-0d3f4a5b6c7d',
      host: 'api-1',
      pid: 4711,
      silent: false,
      started_at: '2026-11-20T07:00:00.000Z',
      seen_at: '2026-11-20T10:00:00.000Z',
      search: { kind: 'memory', ready: true, ads: 1200, position: '812.4', pending: 0, behind_seconds: 1 },
    },
  ],
  jobs: [
    {
      name: 'mail',
      every_seconds: 30,
      waiting: 0,
      running: 0,
      next_at: '2026-11-20T10:00:05.000Z',
      ended_at: '2026-11-20T09:59:00.000Z',
      failures: 2,
      failed_at: '2026-11-20T10:00:00.000Z',
      failure: 'connect ECONNREFUSED',
    },
  ],
  work: [
    {
      kind: 'mail',
      waiting: 3,
      oldest_at: '2026-11-20T09:00:00.000Z',
      failing: 1,
      items: [
        {
          id: '9',
          subject: 'receipt, ana@primer.rs',
          tries: 2,
          problem: 'connect ECONNREFUSED',
          since: '2026-11-20T09:00:00.000Z',
          next_try_at: '2026-11-20T10:15:00.000Z',
        },
      ],
    },
  ],
  settings: [{ name: 'SEARCH_INDEX', value: 'memory' }],
};

/** The state of the servers, as administrators read it. */
export const healthHandlers = [
  mockCall(getHealth, () => health),
  mockCall(runJob, () => ({ asked: true as const })),
  mockCall(retryWork, () => ({ retried: 1 })),
];
