import type { ComponentPropsWithRef, JSX } from 'react';

/** Props that no component passes on: its look and its markup are its own. */
type Closed = 'className' | 'style' | 'children' | 'dangerouslySetInnerHTML';

/** Attributes for tests and scripts, such as `data-testid`. */
type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined };

/**
 * Everything that reaches the element of a component: `ref`, `id`, `data-*`, `aria-*`, event handlers, `title`,
 * `tabIndex`, and for a control `name`, `form` and the native constraints. `Own` names the props that the component
 * defines itself. A component spreads what it does not use on its root, or on its control if it has one, and writes its
 * own `className` behind it; a root without a look writes `className={undefined}`, so that none comes through.
 */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithRef<Tag>,
  Closed | Own
> &
  DataAttributes;

/** The props of every element, for a component that renders one of several elements by its `as`. */
export type AnyElementProps<Own extends string = never> = ElementProps<'section', Own>;
