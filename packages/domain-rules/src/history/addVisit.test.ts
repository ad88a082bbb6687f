import { describe, expect, it } from 'vitest';
import { addVisit, longestHistory } from './addVisit.ts';

const visit = (path: string, ts = 0) => ({ path, ts });
const pathsOf = (history: readonly { path: string }[]) => history.map(({ path }) => path);

describe('the history of visited ads [F17, L24]', () => {
  it('has the newest visit first', () => {
    expect(pathsOf(addVisit([visit('/a')], visit('/b')))).toEqual(['/b', '/a']);
  });

  it('holds an ad once: another visit moves it to the front with the new moment', () => {
    const history = [visit('/a', 1), visit('/b', 2), visit('/c', 3)];
    expect(addVisit(history, visit('/b', 9))).toEqual([visit('/b', 9), visit('/a', 1), visit('/c', 3)]);
  });

  it('drops the oldest when the 51st comes', () => {
    const full = Array.from({ length: longestHistory }, (_, index) => visit(`/${index}`));
    const next = addVisit(full, visit('/new'));
    expect(next).toHaveLength(50);
    expect(next[0]?.path).toBe('/new');
    expect(pathsOf(next)).not.toContain('/49');
  });
});
