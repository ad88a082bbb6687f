import { describe, expect, it } from 'vitest';
import { firstWords, readText } from './readText.ts';

describe('a longer text [J59, J60]', () => {
  it('is read as headings, paragraphs and lists', () => {
    expect(readText('First.\n\n## One\n\n- a\n\n- b\n\nLast.')).toEqual([
      { kind: 'paragraph', spans: [{ words: 'First.' }] },
      { kind: 'heading', id: 'part-1', words: 'One' },
      { kind: 'list', entries: [[{ words: 'a' }], [{ words: 'b' }]] },
      { kind: 'paragraph', spans: [{ words: 'Last.' }] },
    ]);
  });

  it('links to pages of this site and to addresses for letters, and to nothing else', () => {
    const [block] = readText('See [help](/help), [x](javascript:alert(1)) or [a@b.example](mailto:a@b.example).');
    const links = block?.kind === 'paragraph' ? block.spans.filter(({ href }) => href !== undefined) : [];
    expect(links).toEqual([
      { words: 'help', href: '/help' },
      { words: 'a@b.example', href: 'mailto:a@b.example' },
    ]);
  });

  it('never links to another host', () => {
    const [block] = readText('[x](//evil.example/)');
    expect(block).toEqual({ kind: 'paragraph', spans: [{ words: '[x](//evil.example/)' }] });
  });

  it('is described by its first paragraph', () =>
    expect(firstWords(readText('## One\n\nSee [help](/help).'))).toBe('See help.'));
});
