import { describe, expect, it } from 'vitest';
import { checkTabs } from './checkTabs.ts';

const tabs = [{ id: 'a' }, { id: 'b' }];

describe('tabs that are used wrongly', () => {
  it('have no tab', () => expect(() => checkTabs([])).toThrow('it has no tabs'));
  it('share an id', () => expect(() => checkTabs([...tabs, { id: 'a' }])).toThrow('two tabs have the id "a"'));
});

it('lets good tabs be', () => expect(() => checkTabs(tabs)).not.toThrow());
