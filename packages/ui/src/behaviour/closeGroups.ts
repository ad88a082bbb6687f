import { afterFrame } from './afterFrame.ts';

/** The lowest that a closed group is, in CSS pixels. */
const lowestGroup = 54;

/** Groups that lie below the window when their sheet opens for the first time. */
const groupsBelow = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * Closes what is to be closed in a sheet before it is drawn: what is drawn open first costs a phone twice the time. Only
 * before the first opening: what the reader opens stays open.
 */
export function closeGroups(sheet: HTMLElement): void {
  const groups = [...sheet.querySelectorAll<HTMLDetailsElement>('details[data-closed-in-sheet]')];
  for (const group of groups) {
    group.open = false;
    group.removeAttribute('data-closed-in-sheet');
  }
  const { defaultView: view } = sheet.ownerDocument;
  if (view && groups.length > 0) {
    // The groups before the closed ones are open and fill half of the window, or more.
    groupsBelow.set(sheet, groups.slice(Math.ceil(view.innerHeight / 2 / lowestGroup)));
  }
}

/** Leaves what lies below the window out of a sheet, until the function is called that it returns. */
export function leaveOutBelow(sheet: HTMLElement): () => void {
  const below = groupsBelow.get(sheet) ?? [];
  for (const group of below) {
    group.hidden = true;
  }
  return () => {
    for (const group of below) {
      group.hidden = false;
    }
  };
}

/** Closes the groups of a sheet that opens for the first time; what lies below the window follows its first picture. */
export function closeGroupsOnOpening({ target: sheet, newState }: ToggleEvent): void {
  if (sheet instanceof HTMLElement && sheet.dataset['sheet'] !== undefined && newState === 'open') {
    closeGroups(sheet);
    afterFrame(sheet, leaveOutBelow(sheet));
    groupsBelow.delete(sheet);
  }
}
