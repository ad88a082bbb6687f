import { parentPort, workerData } from 'node:worker_threads';
import { readStatement } from './readStatement.ts';

// The thread of readStatementApart: reads one statement, answers and ends.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(readStatement(workerData as Uint8Array));
