import type { API_PreparedStoryIndex } from 'storybook/internal/types';

type OtherNames = Readonly<Record<string, readonly string[]>>;

/**
 * The index with the other names as anchors of docs pages, which the search reads; the same one where nothing is to
 * add.
 */
export function withOtherNames(index: API_PreparedStoryIndex, names: OtherNames): API_PreparedStoryIndex {
  let changed = false;
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const others = names[entry.title.split('/').at(-1) ?? ''];
    if (entry.type !== 'docs' || !others || entry.anchors) {
      return [id, entry] as const;
    }
    changed = true;

    return [id, { ...entry, anchors: others.map((title) => ({ id: '', title })) }] as const;
  });
  return changed ? { ...index, entries: Object.fromEntries(entries) } : index;
}
