/** The lowest that a closed group is, in CSS pixels. */
const lowestGroup = 54;

/**
 * Leaves what lies below the window out of the first frame. The groups before the closed ones are open and fill half of
 * the window, or more.
 */
function drawNextFrame(groups: readonly HTMLElement[], view: Window) {
  const below = groups.slice(Math.ceil(view.innerHeight / 2 / lowestGroup));
  for (const group of below) {
    group.hidden = true;
  }
  view.requestAnimationFrame(() =>
    view.setTimeout(() => {
      for (const group of below) {
        group.hidden = false;
      }
    }),
  );
}

/**
 * Closes what is to be closed in a sheet before it is drawn: what is drawn open first costs a phone twice the time. Only
 * at the first opening: what the reader opens stays open.
 */
export function closeGroups(event: ToggleEvent): void {
  const sheet = event.target;
  if (!(sheet instanceof HTMLElement) || sheet.dataset['sheet'] === undefined || event.newState !== 'open') {
    return;
  }
  const groups = [...sheet.querySelectorAll<HTMLDetailsElement>('details[data-closed-in-sheet]')];
  for (const group of groups) {
    group.open = false;
    group.removeAttribute('data-closed-in-sheet');
  }
  const { defaultView: view } = sheet.ownerDocument;
  if (view && groups.length > 0) {
    drawNextFrame(groups, view);
  }
}
