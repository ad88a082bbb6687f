import { currentWords } from './currentWords.ts';
import { remember, translateProps } from './translateDeep.ts';

type Props = Readonly<Record<string, unknown>>;

/** Makes an element by one of React's functions, with the words of its properties in the language of the toolbar. */
export function translatedElement<Made>(props: Props, make: (translated: Props) => Made): Made {
  return remember(make(translateProps(props, currentWords())), props);
}
