import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newestPin } from './newestPin.ts';

it('names the newest exact version of the widgets by its numbers, and none before the first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'volan-pins-'));
  const file = join(folder, 'integrity.json');
  expect(newestPin(file)).toBeNull();
  writeFileSync(file, '{}');
  expect(newestPin(file)).toBeNull();
  writeFileSync(file, JSON.stringify({ '1.9.0': 'sha384-a', '1.10.0': 'sha384-b', '1.2.0': 'sha384-c' }));
  expect(newestPin(file)).toEqual({ version: '1.10.0', integrity: 'sha384-b' });
  rmSync(folder, { recursive: true });
});
