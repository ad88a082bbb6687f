import { describe, expect, it } from 'vitest';
import { isArticleFields, momentOf, newArticle, sentFields, typedMoment } from './ArticleFields.ts';

describe('an article as it is typed', () => {
  it('reads a moment by the clock of the writer, and gives it back as it was typed', () => {
    const moment = momentOf('2026-11-25 08:05');
    expect(moment).toMatch(/^2026-11-2[45]T/);
    expect(typedMoment(moment ?? null)).toBe('2026-11-25 08:05');
    expect(momentOf(' ')).toBeNull();
  });

  it.each(['25.11.2026', '2026-13-01 08:00', '2026-02-30 08:00', '2026-11-25 24:30', 'sutra'])(
    'takes %s for no moment',
    (typed) => {
      expect(momentOf(typed)).toBeUndefined();
    },
  );

  it('sends no slug where the title makes it, and no brand for both', () => {
    const sent = sentFields({ ...newArticle('rs'), blog_category_id: '7', title: ' Papiri ', author: 'Ana' });
    expect(sent).toMatchObject({ blog_category_id: 7, brand: null, translates_id: null, title: 'Papiri' });
    expect(sent).not.toHaveProperty('slug');
  });

  it('takes back from the browser only what is one', () => {
    expect(isArticleFields(JSON.parse(JSON.stringify(newArticle('en'))))).toBe(true);
    expect(isArticleFields({ ...newArticle('en'), body: 3 })).toBe(false);
    expect(isArticleFields({ ...newArticle('en'), lang: 'xx' })).toBe(false);
    expect(isArticleFields(null)).toBe(false);
  });
});
