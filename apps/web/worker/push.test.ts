import { describe, expect, it } from 'vitest';
import { isShown, pageWith, readPush, targetOf } from './push.ts';

const origin = 'https://volan.example';

describe('a message of the server', () => {
  it.each(['', 'null', '{', '[]', '{"title":1}'])('is none: %j', (text) => expect(readPush(text)).toBeNull());

  it.each([
    ['message', [], true],
    ['message', ['hidden'], true],
    ['message', ['hidden', 'visible'], false],
    ['test', ['visible'], true],
  ] as const)('%s, with pages that are %j, is shown: %s', (kind, states, shown) =>
    expect(
      isShown(
        { kind },
        states.map((visibilityState) => ({ visibilityState })),
      ),
    ).toBe(shown),
  );
});

describe('a press on it', () => {
  it.each([
    [{ link: '/profile/messages/1?x=1' }, `${origin}/profile/messages/1?x=1`],
    [{ link: 'https://evil.example/' }, `${origin}/`],
    [{ link: '//evil.example/' }, `${origin}/`],
    [{ link: 'javascript:alert(1)' }, `${origin}/`],
    [{ link: 'https://[' }, `${origin}/`],
    [{}, `${origin}/`],
    [null, `${origin}/`],
  ])('%j leads to %s', (data, target) => expect(targetOf(data, origin)).toBe(target));

  it('finds the page that is there already, and leaves others as they are', () => {
    const [thread, other] = [{ url: `${origin}/profile/messages/1#end` }, { url: `${origin}/sell` }];
    expect(pageWith(`${origin}/profile/messages/1`, [other, thread])).toBe(thread);
    expect(pageWith(`${origin}/profile/messages/2`, [other, thread])).toBeUndefined();
  });
});
