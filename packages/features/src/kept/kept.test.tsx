import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
// Styles have no meaning in a test of markup, and need a build of their own.
vi.mock('../islands/island.css.ts', () => ({}));

import { createKeepPart } from './createKeepPart.ts';
import { Kept } from './Kept.tsx';
import { KeptParts } from './KeptParts.ts';

const page = (...words: readonly string[]) => (
  <ul>
    {words.map((word, place) => (
      <Kept key={place} as="li" by={word}>
        {() => <b>{word} &amp; co.</b>}
      </Kept>
    ))}
  </ul>
);

describe('a part that is kept', () => {
  it('reads as if it had been made anew', () => {
    const keep = createKeepPart({ room: 1000, render: renderToString });
    const made = renderToString(<KeptParts value={keep}>{page('one', 'two', 'one')}</KeptParts>);
    expect(made).toBe(renderToString(page('one', 'two', 'one')));
    expect(made).toContain('<li><b>two<!-- --> &amp; co.</b></li>');
  });

  it('is made once for all pages that show it', () => {
    const render = vi.fn(renderToString);
    const keep = createKeepPart({ room: 1000, render });
    for (const words of [['one'], ['one', 'two'], ['two', 'one']]) {
      renderToString(<KeptParts value={keep}>{page(...words)}</KeptParts>);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('goes when room is needed, what was asked for longest ago first', () => {
    const render = vi.fn(() => 'x'.repeat(99));
    const keep = createKeepPart({ room: 200, render });
    for (const key of ['a', 'b', 'a', 'c', 'a']) {
      keep(key, () => null);
    }
    expect(render).toHaveBeenCalledTimes(3);
    keep('b', () => null);
    expect(render).toHaveBeenCalledTimes(4);
  });
});
