import { describe, expect, it } from 'vitest';
import { checkChart } from './checkChart.ts';

const ticks = [0, 10].map((value) => ({ value, text: String(value) }));
const mark = (title: string) => ({ x: 0, y: 0, title, lines: [] });

describe('a chart with wrong numbers', () => {
  it('is stopped if it has one line only', () => {
    expect(() => checkChart(ticks.slice(1), [mark('1. maj')])).toThrow('niceTicks()');
  });
  it('is stopped where two points have one name', () => {
    expect(() => checkChart(ticks, [mark('1. maj'), mark('1. maj')])).toThrow('two points are called "1. maj"');
  });
  it('goes on otherwise', () => {
    expect(() => checkChart(ticks, [mark('1. maj'), mark('2. maj')])).not.toThrow();
  });
});
