import { cloneElement, isValidElement, type ReactElement } from 'react';
import { wordless, type TextLookup } from './Words.ts';

type Props = Readonly<Record<string, unknown>>;

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const writtenProps = new WeakMap<Props, Props>();

/** Remembers the Serbian properties of an element, for elements that live on when the language changes. */
export function remember<Made>(made: Made, written: Props): Made {
  if (isValidElement<Props>(made) && made.props !== written) {
    writtenProps.set(made.props, written);
  }
  return made;
}

/** The properties with every string in them translated; the same object where none is. */
export function translateProps<Given extends Props>(props: Given, words: TextLookup): Given {
  let changed = false;
  const entries = Object.entries(props).map(([name, value]) => {
    const translated = wordless.has(name) && typeof value === 'string' ? value : translateDeep(value, words);
    changed ||= translated !== value;
    return [name, translated] as const;
  });
  return changed ? (Object.fromEntries(entries) as Given) : props;
}

/**
 * A value in which every string that has a translation is replaced: in lists, plain objects and elements, never in
 * functions. A value without such a string is returned as it is.
 */
export function translateDeep(value: unknown, words: TextLookup): unknown {
  if (typeof value === 'string') {
    return words.get(value) ?? value;
  }
  if (Array.isArray(value)) {
    const translated = value.map((one: unknown) => translateDeep(one, words));
    return translated.some((one, index) => one !== value[index]) ? translated : value;
  }
  if (isValidElement(value)) {
    const element = value as ReactElement<Props>;
    const props = translateProps(writtenProps.get(element.props) ?? element.props, words);
    return props === element.props ? element : cloneElement(element, props);
  }

  return typeof value === 'object' && value !== null && isPlain(value) ? translateProps(value as Props, words) : value;
}
