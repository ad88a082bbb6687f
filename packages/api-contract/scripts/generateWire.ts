import { mkdirSync, writeFileSync } from 'node:fs';
import * as calls from '../src/calls/index.ts';
import { wireSource } from '../src/wireSource.ts';

const folder = new URL('../src/generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('wire.ts', folder), wireSource(calls));
