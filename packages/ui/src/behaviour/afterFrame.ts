/** Calls `then` when the next picture of the page of `element` is drawn: what takes long does not hold it up. */
export function afterFrame({ ownerDocument: { defaultView: view } }: Element, then: () => void): void {
  view?.requestAnimationFrame(() => view.setTimeout(then));
}
