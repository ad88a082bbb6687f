import type { Decorator } from '@storybook/react-vite';
import { currentWords } from './currentWords.ts';
import { translateProps } from './translateDeep.ts';

/** A story anew in each language, so that no state keeps words of the last one; its arguments translated. */
export const inLanguage: Decorator = (Story, { args, globals }) => (
  <Story key={String(globals['language'])} args={translateProps(args, currentWords())} />
);
