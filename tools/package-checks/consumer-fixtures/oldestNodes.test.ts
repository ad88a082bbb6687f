import { expect, it } from 'vitest';
import { oldestNodes } from './oldestNodes.ts';

const promising = (node: string) => ({
  name: '@volan/ui',
  entries: ['.'],
  manifest: { name: '', version: '', exports: {}, engines: { node } },
});

it('for each major Node the oldest one is taken that all packages of it work in', () => {
  const ranges = ['>=20.19', '>=22.19', '^22.22.2 || ^24.15.0', '>=20.9'];
  expect([...oldestNodes(ranges.map(promising))]).toEqual([
    [20, '20.19'],
    [22, '22.22.2'],
  ]);
});
