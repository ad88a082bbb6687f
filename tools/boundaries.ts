import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './boundaries/checkBoundaries.ts';

// Fails on an import that the arrows of docs/architecture.md forbid.
const broken = checkBoundaries(fileURLToPath(new URL('..', import.meta.url)));
for (const sentence of broken) console.error(sentence);
if (broken.length > 0) process.exitCode = 1;
