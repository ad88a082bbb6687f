/** Everything that lies beside the branch of the page in which `element` stands. */
function besides(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let branch: HTMLElement | null = element;
    branch && branch !== branch.ownerDocument.body;
    branch = branch.parentElement
  ) {
    const siblings = [...(branch.parentElement?.children ?? [])];
    found.push(...siblings.filter((other): other is HTMLElement => other !== branch && other instanceof HTMLElement));
  }
  return found.filter(({ inert, tagName }) => !inert && tagName !== 'SCRIPT' && tagName !== 'STYLE');
}

const held = new WeakMap<HTMLElement, HTMLElement[]>();

/** Keeps the focus inside a sheet while it is open: the page behind it rests. */
export function holdFocus(event: ToggleEvent): void {
  const sheet = event.target;
  if (!(sheet instanceof HTMLElement) || sheet.dataset['sheet'] === undefined) {
    return;
  }
  if (event.newState === 'open') {
    const resting = besides(sheet);
    held.set(sheet, resting);
    for (const element of resting) {
      element.inert = true;
    }
    // Only the first time: what the reader opens stays open.
    for (const group of sheet.querySelectorAll<HTMLDetailsElement>('details[data-closed-in-sheet]')) {
      group.open = false;
      group.removeAttribute('data-closed-in-sheet');
    }
  } else {
    for (const element of held.get(sheet) ?? []) {
      element.inert = false;
    }
    held.delete(sheet);
  }
}

/** A window that grows to a desktop has no place for sheets. */
export function closeSheets(root: Document): void {
  for (const sheet of root.querySelectorAll<HTMLElement>('[data-sheet]:popover-open')) {
    sheet.hidePopover();
  }
}
