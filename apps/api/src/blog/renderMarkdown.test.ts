import { describe, expect, it } from 'vitest';
import { picturesIn, renderMarkdown } from './renderMarkdown.ts';

const none = new Map<number, { width: number; height: number }>();
const ours = new Map([[7, { width: 1600, height: 900 }]]);

describe('Markdown of an article', () => {
  it('becomes headings below the title, lists, tables of words and links', () => {
    const html = renderMarkdown('# Papiri\n\n- **saobraćajna** dozvola\n\n[pomoć](/help)', none);
    expect(html).toBe(
      '<h2>Papiri</h2>\n<ul>\n<li><strong>saobraćajna</strong> dozvola</li>\n</ul>\n<p><a href="/help">pomoć</a></p>\n',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '[click](javascript:alert(1))',
    '[click](JaVaScRiPt&colon;alert(1))',
    '[click](java&#x73;cript:alert(1))',
    '[click](data:text/html,<script>alert(1)</script>)',
    '[click](vbscript:x)',
    '[click](//evil.example/a)',
    '[click](/\\\\evil.example/a)',
    '[click](/\\evil.example/a)',
    '[click](/.//evil.example/a)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](https://evil.example/pixel.gif)',
    '![x](/img/7?"onload=alert(1))',
    '![x](//img/7)',
    '[a]: javascript:alert(1)\n\n[a]',
    '# <svg/onload=alert(1)>',
    '```"><script>\nalert(1)\n```',
    '[x](/a"onmouseover="alert(1))',
    '![" onerror="alert(1)](/img/7)',
  ])('never brings a script, a frame or a picture of others: %s', (text) => {
    const html = renderMarkdown(text, ours);
    // tags and attributes as a browser would read them; everything that is shown as text is harmless
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.join(' ')).not.toMatch(
      /<(?:script|iframe|svg|object|style|form)|\son\w+\s*=\s*[^"]*$|javascript:|vbscript:|data:|evil/i,
    );
    expect(tags.map((tag) => tag.replaceAll(/="[^"]*"/g, '')).join(' ')).not.toMatch(/\son\w+/i);
  });

  it('names other sites without vouching for them', () => {
    expect(renderMarkdown('[AMSS](https://www.amss.org.rs)', none)).toContain(
      '<a href="https://www.amss.org.rs" rel="nofollow noopener noreferrer">',
    );
  });

  it('shows our pictures with their size and their words, and of others only the words', () => {
    const html = renderMarkdown('![Prag i *donji* deo](/img/7) ![Tuđa](/img/8)', ours);
    expect(html).toContain('width="1600" height="900" alt="Prag i donji deo" loading="lazy"');
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).toContain('Tuđa');
    expect(picturesIn('![Prag](/img/7)\n\n> ![](https://evil.example/a.png)')).toEqual([
      { id: 7, alt: 'Prag' },
      { id: null, alt: '' },
    ]);
  });

  it.each(['[', '![', '> ', '- ', '*a_ ', '`', '[a](', '<a '])(
    'of nothing but %s, as long as an article may be, is read in its turn',
    (piece) => {
      const text = piece.repeat(Math.floor(60_000 / piece.length));
      expect(renderMarkdown(text, none).length).toBeGreaterThan(0);
    },
  );
});
