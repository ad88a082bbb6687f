import { describe, expect, it } from 'vitest';
import type { Call } from '../../defineCall.ts';
import { fieldKinds } from '../../forms/fieldKinds.ts';
import * as calls from '../index.ts';

const every = Object.entries<Call>(calls);

describe('calls about banners', () => {
  it('are about banners in code and about promotions on the wire, and boosts are not among them [T25]', () => {
    const onWire = every.filter(([, { path }]) => path.startsWith('/promotion/')).map(([name]) => name);
    const inCode = every.filter(([name, { bare }]) => /Banner/.test(name) && !bare).map(([name]) => name);
    expect(onWire).toHaveLength(16);
    expect(inCode.toSorted()).toEqual(onWire.toSorted());
  });

  it('take the files of a banner in the form of both writes, each in a field of its own', () => {
    const filesOf = ({ body }: Call) =>
      Object.entries(fieldKinds(body)).flatMap(([field, kind]) => (kind === 'file' ? [field] : []));
    expect([filesOf(calls.createBanner), filesOf(calls.updateBanner)]).toEqual([
      ['wide', 'narrow', 'video'],
      ['wide', 'narrow', 'video'],
    ]);
  });
});
