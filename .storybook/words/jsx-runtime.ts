import * as react from 'react/jsx-runtime';
import { translatedElement } from './translatedElement.ts';

type Make = (type: never, props: never, key?: never) => unknown;
type Translated = (type: never, props: Readonly<Record<string, unknown>>, key?: never) => unknown;

export { Fragment } from 'react/jsx-runtime';

/** Elements that stories write, made in the language of the toolbar. */
const by =
  (make: Make): Translated =>
  (type, props, key) =>
    translatedElement(props, (translated) => make(type, translated as never, key));

export const jsx = by(react.jsx);
export const jsxs = by(react.jsxs);
