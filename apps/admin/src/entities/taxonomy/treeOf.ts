import type { ManagedCategory } from '@volan/api-contract';
import { fold } from '@volan/domain-rules';
import { isIconName } from '@volan/ui/names';
import type { TreeMove, TreeNode } from '@volan/ui/SortableTree';
import { titleIn } from './TitleFields.tsx';

/** How a tree is shown. */
export interface TreeReading {
  readonly language: 'rs' | 'en';
  readonly count: (count: number) => string;
  /** Why a row cannot be removed, by the rows that use it. */
  readonly undeletable: (row: ManagedCategory) => string;
  /** Shows only rows with this in their name, and those above them; empty: all. */
  readonly search: string;
}

/** The rows of a level in their order, with all levels below. */
export function treeOf(rows: readonly ManagedCategory[], above: number | null, reading: TreeReading): TreeNode[] {
  const { language, count, undeletable, search } = reading;
  return rows
    .filter((row) => row.parent_id === above)
    .flatMap((row): TreeNode[] => {
      const name = titleIn(row, language);
      const isFound = fold(`${name} ${row.slug}`).includes(fold(search.trim()));
      const children = treeOf(rows, row.id, isFound ? { ...reading, search: '' } : reading);
      if (!isFound && children.length === 0) return [];

      return [
        {
          id: String(row.id),
          name,
          ...(isIconName(row.icon) && { icon: row.icon }),
          count: count(adsBelow(rows, row)),
          visible: row.status === 1,
          ...((row.ads > 0 || row.children > 0) && { undeletable: undeletable(row) }),
          ...(children.length > 0 && { children }),
        },
      ];
    });
}

/** Ads of a category and of all categories below it. */
function adsBelow(rows: readonly ManagedCategory[], row: ManagedCategory): number {
  return rows
    .filter(({ parent_id: above }) => above === row.id)
    .reduce((sum, below) => sum + adsBelow(rows, below), row.ads);
}

/** The level of a category in the tree, with those above it: "Vozila / Motocikli". */
export function pathOf(rows: readonly ManagedCategory[], row: ManagedCategory, language: 'rs' | 'en'): string {
  const above = rows.find(({ id }) => id === row.parent_id);
  return above ? `${pathOf(rows, above, language)} / ${titleIn(row, language)}` : titleIn(row, language);
}

/** The order of a level after a move, and the order before, as the call expects them. */
export function orderAfter(rows: readonly { id: number; parent_id?: number | null }[], move: TreeMove) {
  const above = move.parentId === null ? null : Number(move.parentId);
  const was = rows.filter((row) => (row.parent_id ?? null) === above).map(({ id }) => id);
  const sort = was.filter((id) => String(id) !== move.id);
  sort.splice(move.index, 0, Number(move.id));

  return { sort, category_id: above, ...(was.length > 0 && { was }) };
}
