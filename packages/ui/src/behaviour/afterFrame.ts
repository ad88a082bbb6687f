/** Calls `then` after the next frame of the page of `element`, so that slow work does not delay the frame. */
export function afterFrame({ ownerDocument: { defaultView: view } }: Element, then: () => void): void {
  view?.requestAnimationFrame(() => view.setTimeout(then));
}
