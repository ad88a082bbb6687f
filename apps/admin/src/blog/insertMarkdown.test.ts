import { describe, expect, it } from 'vitest';
import { withPicture, withTool } from './insertMarkdown.ts';

const text = 'Prvi red\nDrugi red';

describe('the toolbar of the editor', () => {
  it.each([
    ['bold', '**Prvi** red\nDrugi red'],
    ['heading', '## Prvi red\nDrugi red'],
    ['quote', '> Prvi red\nDrugi red'],
    ['link', '[Prvi](https://) red\nDrugi red'],
  ] as const)('writes %s around what is chosen', (tool, after) => {
    expect(withTool({ text, start: 0, end: 4 }, tool).text).toBe(after);
  });

  it('marks every chosen line once', () => {
    const once = withTool({ text, start: 2, end: text.length }, 'list');
    expect(once.text).toBe('- Prvi red\n- Drugi red');
    expect(withTool(once, 'list').text).toBe(once.text);
  });

  it('puts a picture into a paragraph of its own', () => {
    expect(withPicture({ text, start: 8, end: 8 }, 7, 'Prag [levo]')).toBe(
      'Prvi red\n\n![Prag \\[levo\\]](/img/7)\n\nDrugi red',
    );
    expect(withPicture({ text: '', start: 0, end: 0 }, 7, 'Prag')).toBe('![Prag](/img/7)\n\n');
  });
});
