/** A hand trembles while it clicks: less is no drag. In CSS pixels. */
const dragFrom = 4;

interface TextPosition {
  node: Node;
  offset: number;
}

/** The place between two letters that is nearest to a point, as if the cover were not there. */
function positionUnder(cover: HTMLElement, x: number, y: number): TextPosition | undefined {
  const before = cover.style.pointerEvents;
  cover.style.pointerEvents = 'none';
  const caret = cover.ownerDocument.caretPositionFromPoint(x, y);
  cover.style.pointerEvents = before;

  return caret?.offsetNode.nodeType === Node.TEXT_NODE ? { node: caret.offsetNode, offset: caret.offset } : undefined;
}

/** Whether a point lies on the lines of a text, not beside them. */
function liesOn({ node }: TextPosition, x: number, y: number): boolean {
  const lines = new Range();
  lines.selectNodeContents(node);
  return [...lines.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/**
 * Lets the text of a card be selected with the mouse although the link of the card is stretched over it: a press on
 * letters that moves selects them, and no click follows; every other press, tap and key stays the link's. Pictures and
 * gaps are dragged as the link. Where the browser cannot tell the letters under a point, nothing changes.
 */
export function selectUnderCover(event: MouseEvent): void {
  const cover = (event.target as Element).closest<HTMLElement>('[data-cover]');
  const plain = event.button === 0 && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  const root = cover?.ownerDocument;
  const view = root?.defaultView;
  if (!cover || !root || !view || !plain || !('caretPositionFromPoint' in root)) {
    return;
  }
  const { clientX, clientY } = event;
  const from = positionUnder(cover, clientX, clientY);
  if (!from || !liesOn(from, clientX, clientY)) {
    return;
  }
  // Else the browser would drag the link; with it goes what a press does besides: a field that was typed in is left.
  event.preventDefault();
  if (root.activeElement instanceof HTMLElement) {
    root.activeElement.blur();
  }
  const selection = view.getSelection();
  selection?.removeAllRanges();
  const ending = new AbortController();
  const { signal } = ending;
  let dragging = false;
  root.addEventListener(
    'mousemove',
    (moved) => {
      dragging ||= Math.hypot(moved.clientX - clientX, moved.clientY - clientY) >= dragFrom;
      const to = dragging ? positionUnder(cover, moved.clientX, moved.clientY) : undefined;
      if (to) {
        // The button comes up on the text, not on the link: no click follows the drag.
        cover.style.pointerEvents = 'none';
        selection?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
      }
    },
    { signal },
  );
  const end = () => {
    ending.abort();
    cover.style.removeProperty('pointer-events');
  };
  root.addEventListener('mouseup', end, { signal });
  view.addEventListener('blur', end, { signal });
}
