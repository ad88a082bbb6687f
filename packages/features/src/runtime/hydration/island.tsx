import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import './island.css.ts';
import { writeProps } from './propsText.ts';

type Plain = string | number | boolean | null | undefined;

/** The same type if it is JSON all the way down; `never` in the place of anything else. */
type Json<Value> = unknown extends Value
  ? Value
  : Value extends Plain
    ? Value
    : Value extends (...given: never[]) => unknown
      ? never
      : { [Name in keyof Value]: Json<Value[Name]> };

/**
 * When an island hydrates. `idle`: once the page rests; `visible`: idle and on screen; `interaction`: at the first
 * touch, focus or input.
 */
export type HydrateOn = 'idle' | 'visible' | 'interaction';

/** One island of a registry: when it hydrates in the browser, and what loads its component, in a chunk of its own. */
export interface IslandEntry {
  readonly hydrateOn: HydrateOn;
  readonly load: () => Promise<(props: never) => unknown>;
}

/** The islands of a site by name. */
export type IslandRegistry = Readonly<Record<string, IslandEntry>>;

/**
 * Holds the registry of islands while a public page is made. Elsewhere (private pages, stories, tests) it holds `null`,
 * and an island is its plain component.
 */
export const PublicPage = createContext<IslandRegistry | null>(null);

/**
 * Wraps a component so that a public page hydrates it in the browser, by its name in the registry.
 *
 * Its props must be JSON: they travel in the document. It may use no router, no context of the page and no `useId`, and
 * its first render must equal the server's.
 */
export function island<Props extends object>(name: string, Part: (props: Props) => ReactNode) {
  return function Island(props: Props & Json<Props>) {
    const content = <Part {...props} />;
    const registry = useContext(PublicPage);
    if (!registry) {
      return content;
    }
    const entry = registry[name];
    if (!entry) {
      throw new Error(
        `The registry has no island "${name}", so no browser could hydrate it. List it in src/islands.ts.`,
      );
    }

    return (
      <x-island data-name={name} data-hydrate-on={entry.hydrateOn} data-props={writeProps(props)}>
        {content}
      </x-island>
    );
  };
}

/** Attributes of the element around an island. */
export type IslandAttributes = ComponentProps<'div'> & { [name: `data-${string}`]: string };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': IslandAttributes;
    }
  }
}
