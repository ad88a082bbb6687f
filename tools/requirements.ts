import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { report } from './requirements/report.ts';
import { findMentions, readRequirements } from './requirements/requirements.ts';

// npm run requirements [-- C M51]. Each row of docs/requirements.md with the tests that name it, and those without any.
const root = fileURLToPath(new URL('..', import.meta.url));
const rows = readRequirements(readFileSync(`${root}/docs/requirements.md`, 'utf8'));
console.log(report(rows, findMentions(root), process.argv.slice(2)));
