/** Marks a dialog that fills the window: the Back button of a phone closes it, and the page stays. */
export const closedByBack = { 'data-closed-by-back': '' } as const;

/** What the entry of an open layer keeps in `history.state`, beside what a router keeps there. */
interface LayerState {
  readonly openLayer?: string;
}

const stateOf = (view: Window) => view.history.state as LayerState | null;

/** Opening adds one entry to the history; closing by anything else than Back takes it away again. */
export function noteLayer({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement) || !target.matches('[data-closed-by-back]')) {
    return;
  }
  const { history } = window;
  const isNoted = stateOf(window)?.openLayer === target.id;
  if (target.open && !isNoted) {
    history.pushState({ ...stateOf(window), openLayer: target.id }, '');
  } else if (!target.open && isNoted) {
    history.back();
  }
}

/** Closes the layers that the entry, which the visitor went to, does not name. */
export function closeLeftLayers(root: Document): void {
  const openLayer = root.defaultView ? stateOf(root.defaultView)?.openLayer : undefined;
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[data-closed-by-back][open]')) {
    if (dialog.id !== openLayer) dialog.close();
  }
}
