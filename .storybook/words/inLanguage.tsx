import type { Decorator } from '@storybook/react-vite';
import { currentWords } from './currentWords.ts';
import { storyLanguage } from './storyLanguage.ts';
import { translateProps } from './translateDeep.ts';

/** Remounts a story when the language changes, so that no state keeps the old texts, and translates its arguments. */
export const inLanguage: Decorator = (Story, { args, globals, title }) => {
  const language = storyLanguage(title, String(globals['language']));
  return <Story key={language} args={translateProps(args, currentWords())} globals={{ ...globals, language }} />;
};
