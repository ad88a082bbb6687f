import { describe, expect, it } from 'vitest';
import { onlyDifferences } from './onlyDifferences.ts';

const row = (label: string, ...texts: string[]) => ({ label, values: texts.map((text) => ({ text })) });

describe('only differences', () => {
  it('leaves out what all have alike', () => {
    const groups = [
      { title: 'Osnovno', rows: [row('Gorivo', 'Dizel', 'Dizel'), row('Menjač', 'Automatik', 'Manuelni')] },
    ];
    expect(onlyDifferences(groups)[0]?.rows.map(({ label }) => label)).toEqual(['Menjač']);
  });

  it('leaves out a group without questions', () => {
    expect(onlyDifferences([{ title: 'Osnovno', rows: [row('Gorivo', 'Dizel', 'Dizel')] }])).toEqual([]);
  });

  it('finds no difference in a single ad', () => {
    expect(onlyDifferences([{ title: 'Osnovno', rows: [row('Gorivo', 'Dizel')] }])).toEqual([]);
  });

  it('keeps a question to which one ad has no value', () => {
    const groups = [{ title: 'Stanje', rows: [row('Garancija', '12 meseci', 'Nema')] }];
    expect(onlyDifferences(groups)).toEqual(groups);
  });
});
