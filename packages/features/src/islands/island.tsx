import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';
import './island.css.ts';
import { writeProps } from './propsText.ts';
import { registry, type IslandName, type IslandPart } from './registry.ts';

type Plain = string | number | boolean | null | undefined;

/** The same type where it is JSON all the way down; `never` in the place of anything else. */
type Json<Value> = unknown extends Value
  ? Value
  : Value extends Plain
    ? Value
    : Value extends (...given: never[]) => unknown
      ? never
      : { [Name in keyof Value]: Json<Value[Name]> };

type PropsOf<Name extends IslandName> = Parameters<IslandPart<Name>> extends [infer Props] ? Props : object;

/** True while a public page is made. Elsewhere (private pages, stories, tests) an island is its plain component. */
export const PublicPage = createContext(false);

/**
 * Wraps a component of the registry so that a public page wakes it in the browser.
 *
 * Its props must be JSON: they travel in the document. It may use no router, no context of the page and no `useId`, and
 * its first render must equal the server's.
 */
export function island<Name extends IslandName>(name: Name, part: IslandPart<Name>) {
  const Part = part as ComponentType<PropsOf<Name>>;
  return function Island(props: PropsOf<Name> & Json<PropsOf<Name>>) {
    const content = <Part {...(props as PropsOf<Name> & object)} />;
    if (!useContext(PublicPage)) {
      return content;
    }
    return (
      <x-island data-name={name} data-when={registry[name].when} data-props={writeProps(props as object)}>
        {content}
      </x-island>
    );
  };
}

/** What stands on the element around an island. */
export type IslandAttributes = ComponentProps<'div'> & { [name: `data-${string}`]: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': IslandAttributes;
    }
  }
}
