import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createFragmentCache } from './fragmentCache.ts';

const icon = (line: string) => (
  <svg>
    <path d={line} />
  </svg>
);

function opened(maxBytes = 10_000) {
  const render = vi.fn(renderToString);
  return { open: createFragmentCache({ maxBytes, render }), render };
}

describe('a fragment that pages share', () => {
  it('is in each page at the place of its mark', () => {
    const { open, render } = opened();
    const texts = ['first', 'second'].map((title) => {
      const page = open();
      const marks = ['a', 'b', 'a'].map((word) => page.cache(word, () => <b>{word} &lt;</b>));
      return Buffer.concat(page.write(`<h1>${title} č</h1>${marks.join('|')}<i></i>`)).toString();
    });
    expect(texts).toEqual([
      '<h1>first č</h1><b>a &lt;</b>|<b>b &lt;</b>|<b>a &lt;</b><i></i>',
      '<h1>second č</h1><b>a &lt;</b>|<b>b &lt;</b>|<b>a &lt;</b><i></i>',
    ]);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('goes when room is needed, what was asked for longest ago first', () => {
    const { open, render } = opened(200);
    const { cache } = open();
    for (const key of ['a', 'b', 'a', 'c', 'a']) {
      cache(key, () => <p>{'x'.repeat(80)}</p>);
    }
    expect(render).toHaveBeenCalledTimes(3);
    cache('b', () => null);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('refers to a path that the page defines once', () => {
    const page = opened().open();
    const marks = [icon('M1 1'), icon('M1 1'), icon('M2 2')].map((part, key) => page.cache(String(key), () => part));
    const html = Buffer.concat(page.write(marks.join(''))).toString();
    const names = [...html.matchAll(/<use href="#(\w+)"><\/use>/g)].map(([, name]) => name);
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(2);
    for (const name of names) {
      expect(page.paths().split(`id="${name}"`)).toHaveLength(2);
    }
    expect(page.paths()).toContain('d="M1 1"');
  });

  it('says what each page says in the place of a word, and is made once for all', () => {
    const { open, render } = opened();
    const link = <a href="/de/~path~~query~">deutsch</a>;
    const html = ['a', `b'"<&`].map((path) => {
      const page = open();
      return Buffer.concat(
        page.write(page.cache('link', () => link, { '~path~': path, '~query~': '?q=1' })),
      ).toString();
    });
    expect(html).toEqual(['<a href="/de/a?q=1">deutsch</a>', renderToString(<a href={`/de/b'"<&?q=1`}>deutsch</a>)]);
    expect(render).toHaveBeenCalledOnce();
  });

  it('shares paths around an island, which stays as it is', () => {
    const page = opened().open();
    const island = <x-island data-name="theme">{icon('M1 1')}</x-island>;
    const part = (
      <nav>
        {icon('M1 1')}
        {island}
        {icon('M1 1')}
      </nav>
    );
    const html = Buffer.concat(page.write(page.cache('nav', () => part))).toString();
    expect(html).toContain(renderToString(island));
    expect(html.match(/<use /g)).toHaveLength(2);
    expect(html.match(/<path /g)).toHaveLength(1);
  });

  it('stays as React wrote it where an island in it will hydrate', () => {
    const page = opened().open();
    const island = (
      <x-island data-name="theme">
        {1} of {2} {icon('M1 1')}
      </x-island>
    );
    const html = Buffer.concat(page.write(page.cache('island', () => island))).toString();
    expect(html).toBe(renderToString(island));
    expect(page.paths()).toBe('');
  });

  it('shares the paths around an island', () => {
    const page = opened().open();
    const part = (
      <div>
        {icon('M1 1')}
        <x-island data-name="theme">{icon('M1 1')}</x-island>
        {icon('M1 1')}
      </div>
    );
    const html = Buffer.concat(page.write(page.cache('around', () => part))).toString();
    expect(html.match(/<use /g)).toHaveLength(2);
    expect(html.match(/<path /g)).toHaveLength(1);
  });
});
