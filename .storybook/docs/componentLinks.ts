import { createContext } from 'react';

interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

/** Addresses of the docs pages by the name of the component: `Modal` → `./?path=/docs/feedback-modal--docs`. */
export type ComponentLinks = Readonly<Record<string, string>>;

/** Links by the last word of each title in Storybook's index. */
function linksOf(entries: readonly IndexEntry[]): ComponentLinks {
  const pages = entries.filter(({ type }) => type === 'docs');
  return Object.fromEntries(
    pages.map(({ id, title }) => [title.split('/').at(-1) ?? title, `./?path=/docs/${id}`] as const),
  );
}

let loading: Promise<ComponentLinks> | undefined;

/** The links of this Storybook, read once. Without an index names stay plain words. */
export function loadLinks(): Promise<ComponentLinks> {
  loading ??= fetch('./index.json')
    .then(async (reply) => {
      const { entries } = (await reply.json()) as { entries: Record<string, IndexEntry> };
      return linksOf(Object.values(entries));
    })
    .catch(() => ({}));
  return loading;
}

export const ComponentLinksContext = createContext<ComponentLinks>({});
