import type { SortableTreeProps } from '@volan/ui/SortableTree';
import type { AdminTexts } from '../../texts/texts.ts';

/** What a tree of rows says. */
export function treeLabels(texts: AdminTexts, hint: string = texts.treeHint): SortableTreeProps['labels'] {
  const at = (text: string, { name, parent, position }: { name: string; parent: string | null; position: number }) =>
    text
      .replace('{name}', name)
      .replace('{parent}', parent ?? texts.topLevel)
      .replace('{position}', String(position));
  return {
    open: texts.showBelow,
    close: texts.hideBelow,
    visible: texts.visibleInMenu,
    hidden: texts.hiddenCategory,
    actions: texts.rowActions,
    moveUp: texts.moveUp,
    moveDown: texts.moveDown,
    moveIn: texts.moveIn,
    moveOut: texts.moveOut,
    remove: texts.deleteRow,
    grip: texts.dragRow,
    hint,
    picked: (name) => texts.picked.replace('{name}', name),
    over: (place) => at(texts.placedRow, place),
    dropped: (place) => at(texts.dropped, place),
    cancelled: (name) => texts.stays.replace('{name}', name),
  };
}
