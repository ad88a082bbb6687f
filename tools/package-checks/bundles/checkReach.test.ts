import { describe, expect, it } from 'vitest';
import { checkReach } from './checkReach.ts';

const reaching = (entry: string, ...packages: string[]) => checkReach({ [entry]: { packages } });

describe('what an entry reaches', () => {
  it('is no React from the client of the API, only from its /react [T15]', () => {
    expect(reaching('@volan/api-client', '@volan/api-contract', 'react')[0]).toContain('reaches react');
    expect(reaching('@volan/api-client/react', '@tanstack/react-query', 'react')).toEqual([]);
  });

  it('is no schema library where browsers load it', () => {
    expect(reaching('@volan/features', 'react', 'zod')[0]).toContain('reaches zod');
    expect(reaching('@volan/api-contract/wire', 'zod')).toHaveLength(1);
    expect(reaching('@volan/api-contract', 'zod')).toEqual([]);
  });

  it('is looked for by a name that the contract has', () => {
    expect(reaching('@volan/api-contract')[0]).toContain('this check is blind');
  });
});
