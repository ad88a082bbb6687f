import type { Decorator } from '@storybook/react-vite';
import { currentWords } from './currentWords.ts';
import { storyLanguage } from './storyLanguage.ts';
import { translateProps } from './translateDeep.ts';

/** A story anew in each language, so that no state keeps words of the last one; its arguments translated. */
export const inLanguage: Decorator = (Story, { args, globals, title }) => {
  const language = storyLanguage(title, String(globals['language']));
  return <Story key={language} args={translateProps(args, currentWords())} globals={{ ...globals, language }} />;
};
