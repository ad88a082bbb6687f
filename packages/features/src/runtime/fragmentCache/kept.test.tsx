import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Kept } from './Kept.tsx';
import { KeptParts } from './KeptParts.ts';

// Styles have no meaning in a test of markup, and need a build of their own.
vi.mock('../hydration/island.css.ts', () => ({}));

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
  it('is its plain content where nobody keeps parts', () => {
    expect(renderToString(page('one'))).toBe('<ul><li><b>one<!-- --> &amp; co.</b></li></ul>');
  });

  it('is made by the server for its key, inside the page', () => {
    const keep = vi.fn((key: string, part: () => unknown) => (key === 'one' ? '<b>kept</b>' : typeof part()));
    const html = renderToString(<KeptParts value={keep}>{page('one', 'two')}</KeptParts>);
    expect(html).toBe('<ul><li><b>kept</b></li><li>object</li></ul>');
  });
});
