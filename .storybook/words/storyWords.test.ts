import { describe, expect, it } from 'vitest';
import { storyWords } from './storyWords.ts';

const words = (source: string) => storyWords('/Sign.stories.tsx', source);

describe('the words of a story file', () => {
  it('are texts in elements, as they are read', () => {
    expect(words('export const A = () => <p>\n  Cena\n  vozila\n</p>;')).toEqual(['Cena vozila']);
  });

  it('are labels and other texts in properties, but no names for machines', () => {
    expect(words(`<Field label="Cena" name="price" href="#cena" icon="Heart" />`)).toEqual(['Cena']);
    expect(words(`const field = { label: 'Godište', id: 'Year' };`)).toEqual(['Godište']);
  });

  it('are not what the story does or says of itself', () => {
    expect(words(`const A = { args: { label: 'Cena' }, play: () => find('Drugo'), title: 'Forms/Field' };`)).toEqual([
      'Cena',
    ]);
  });

  it('are not numbers with units, nor words that are foreign on purpose', () => {
    expect(words(`const a = { a: '128.400 km', b: 'Straßenverkehr', c: 'Прикажи', e: 'Manje od 5.000 €' };`)).toEqual([
      'Manje od 5.000 €',
    ]);
  });

  it('are not types, imports or comparisons', () => {
    expect(words(`import A from 'Velika Kuća'; type B = 'Mala Kuća'; const c = a === 'Siva Kuća';`)).toEqual([]);
  });
});
