import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CachedFragment } from './CachedFragment.tsx';
import { FragmentCache } from './FragmentCache.ts';

// Styles have no meaning in a test of markup, and need a build of their own.
vi.mock('../hydration/island.css.ts', () => ({}));

const page = (...labels: readonly string[]) => (
  <ul>
    {labels.map((word, index) => (
      <CachedFragment key={index} as="li" cacheKey={word}>
        {() => <b>{word} &amp; co.</b>}
      </CachedFragment>
    ))}
  </ul>
);

describe('a cached fragment', () => {
  it('is its plain content where nothing caches fragments', () => {
    expect(renderToString(page('one'))).toBe('<ul><li><b>one<!-- --> &amp; co.</b></li></ul>');
  });

  it('is made by the server for its key, inside the page', () => {
    const cache = vi.fn((key: string, fragment: () => unknown) =>
      key === 'one' ? '<b>cached</b>' : typeof fragment(),
    );
    const html = renderToString(<FragmentCache value={cache}>{page('one', 'two')}</FragmentCache>);
    expect(html).toBe('<ul><li><b>cached</b></li><li>object</li></ul>');
  });
});
