import { describe, expect, it } from 'vitest';
import { htmlProblems } from './htmlProblems.ts';

const rules = async (html: string) => (await htmlProblems(html)).map((problem) => problem.split(':')[0]);

describe('the HTML of a story', () => {
  it('is valid where browsers need to mend nothing', async () => {
    const html =
      '<form><label for="a">Cena</label><input id="a" name="price"/><button type="submit" disabled="">Dalje</button></form>';
    expect(await htmlProblems(html)).toEqual([]);
  });

  it.each([
    ['a block in a paragraph', '<p><div>Cena</div></p>', 'close-order'],
    ['a button in a link', '<a href="#a"><button type="button">Cena</button></a>', 'element-permitted-content'],
    ['an id that stands twice', '<p id="a"></p><p id="a"></p>', 'no-dup-id'],
    ['a button without a type', '<button>Cena</button>', 'no-implicit-button-type'],
    ['a list with something else in it', '<ul><div></div></ul>', 'element-permitted-content'],
    ['a cell outside of a row', '<table><tbody><td>1</td></tbody></table>', 'element-permitted-content'],
  ])('is not with %s', async (_, html, rule) => {
    expect(await rules(html)).toContain(rule);
  });
});
