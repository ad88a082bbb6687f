import { describe, expect, it } from 'vitest';
import { ownPath } from './ownPath.ts';

describe('a path of this host', () => {
  it('is read as browsers read it', () => {
    expect(ownPath('/catalog/../blog?page=2#list')).toMatchObject({
      pathname: '/blog',
      search: '?page=2',
      hash: '#list',
    });
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'catalog',
    '',
    null,
  ])('is not %j', (text) => expect(ownPath(text)).toBeNull());
});
