import * as react from 'react/jsx-dev-runtime';
import { translatedElement } from './translatedElement.ts';

type Props = Readonly<Record<string, unknown>>;
type Make = (type: unknown, props: Props, ...rest: readonly unknown[]) => unknown;

const { jsxDEV: make } = react as unknown as { jsxDEV: Make };

export { Fragment } from 'react/jsx-dev-runtime';

/** Elements that stories write, made in the language of the toolbar. */
export const jsxDEV: Make = (type, props, ...rest) =>
  translatedElement(props, (translated) => make(type, translated, ...rest));
