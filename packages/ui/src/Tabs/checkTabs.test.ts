import { describe, expect, it } from 'vitest';
import { checkTabs } from './checkTabs.ts';

const tabs = [{ id: 'a' }, { id: 'b' }];

describe('tabs that are used wrongly', () => {
  it('have no tab', () => expect(() => checkTabs([], undefined)).toThrow('it has no tabs'));
  it('share an id', () => expect(() => checkTabs([...tabs, { id: 'a' }], 'a')).toThrow('two tabs have the id "a"'));
  it('show none of them', () => expect(() => checkTabs(tabs, 'c')).toThrow('no tab has the id "c"'));
});

it('lets good tabs be', () => expect(() => checkTabs(tabs, 'b')).not.toThrow());
