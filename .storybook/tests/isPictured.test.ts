import { expect, it } from 'vitest';
import { isPictured, mainStory } from './isPictured.ts';

const names = ['Primary', 'Variants', 'As Link', 'Long Words', 'Long Words On A Phone'];
const pictured = (file: string, stories: readonly string[]) =>
  stories.filter((_, index) => isPictured(file, stories, index));

it('takes a picture of the first story and of those that show most states', () => {
  expect(pictured('/packages/ui/src/Button/Button.stories.tsx', names)).toEqual(['Primary', 'Variants']);
});

it('takes a picture of opening components while they are open, and none while they are closed', () => {
  const sheet = '/packages/ui/src/Sheet/Sheet.stories.tsx';
  expect(pictured(sheet, ['Closed', 'From Below', 'From The End'])).toEqual(['From Below']);
});

it('says when the story that shows it open has another name now', () => {
  expect(() => mainStory('/packages/ui/src/Sheet/Sheet.stories.tsx', ['Closed'])).toThrow('no story “From Below”');
});

it('takes none of whole pages and of what nobody sees', () => {
  expect(pictured('/packages/ui/src/patterns/A.stories.tsx', names)).toEqual([]);
  expect(pictured('/packages/ui/src/VisuallyHidden/VisuallyHidden.stories.tsx', names)).toEqual([]);
});
