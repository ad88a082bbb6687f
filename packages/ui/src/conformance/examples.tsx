/// <reference types="vite/client" />
import type { ComponentType } from 'react';

type AnyComponent = ComponentType<Record<string, unknown>>;

interface StoryFile {
  default: { component?: AnyComponent; args?: Record<string, unknown> };
  [story: string]: { args?: Record<string, unknown> };
}

/** A component as the reference shows it: its name and the props of its first story. */
export interface Example {
  name: string;
  Component: AnyComponent;
  props: Record<string, unknown>;
}

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true });
const exported = import.meta.glob<Record<string, unknown>>('../index.ts', { eager: true })['../index.ts'] ?? {};

const components = new Map(
  Object.entries(exported).filter(
    (entry): entry is [string, AnyComponent] => /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'function',
  ),
);

/** Every exported component that a file of stories is about, with the props that its first story has. */
export const examples: readonly Example[] = Object.values(files)
  .flatMap(({ default: meta, ...stories }) => {
    const [name] = [...components].find(([, component]) => component === meta.component) ?? [];
    const [first] = Object.values(stories);
    return name && meta.component ? [{ name, Component: meta.component, props: { ...meta.args, ...first?.args } }] : [];
  })
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** Exported components that no story is about. */
export const withoutExample = [...components.keys()].filter((name) => !examples.some((known) => known.name === name));
