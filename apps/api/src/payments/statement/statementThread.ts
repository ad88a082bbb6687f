import { parentPort, workerData } from 'node:worker_threads';
import { readStatement } from './readStatement.ts';

// The thread of readStatementApart: reads one statement, answers and ends.
parentPort?.postMessage(readStatement(workerData as Uint8Array), []);
