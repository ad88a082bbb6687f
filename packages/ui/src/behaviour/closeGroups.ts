/**
 * Closes the groups of a sheet that should start closed, before it is painted: painting them open first takes a phone
 * twice the time. Only before the first opening: what the user opens stays open.
 */
export function closeGroups(sheet: HTMLElement): void {
  for (const group of sheet.querySelectorAll<HTMLDetailsElement>('details[data-closed-in-sheet]')) {
    group.open = false;
    group.removeAttribute('data-closed-in-sheet');
  }
}

/** Closes the groups of a sheet that opens for the first time. */
export function closeGroupsOnOpening({ target: sheet, newState }: ToggleEvent): void {
  if (sheet instanceof HTMLElement && sheet.dataset['sheet'] !== undefined && newState === 'open') {
    closeGroups(sheet);
  }
}
