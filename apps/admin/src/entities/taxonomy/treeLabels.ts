import type { SortableTreeProps } from '@volan/ui/SortableTree';
import type { AdminTexts } from '@volan/i18n/admin';

/** Labels of a tree of rows. */
export function treeLabels(texts: AdminTexts, hint: string = texts.treeHint): SortableTreeProps['labels'] {
  const at = ({ parent, ...row }: { name: string; parent: string | null; position: number }) => ({
    ...row,
    parent: parent ?? texts.topLevel,
  });
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
    picked: (name) => texts.picked({ name }),
    over: (place) => texts.placedRow(at(place)),
    dropped: (place) => texts.dropped(at(place)),
    cancelled: (name) => texts.stays({ name }),
  };
}
