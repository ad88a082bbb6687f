/** Milliseconds that the menu stays after a pick, so that the user sees what was picked. [C29] */
export const closesAfterPick = 100;

/** Closes an open menu 100 ms from now. Returns the function that calls it off, for a menu that leaves the page. */
export function closeAfterPick(menu: { open: boolean }): () => void {
  const timer = setTimeout(() => {
    menu.open = false;
  }, closesAfterPick);
  return () => clearTimeout(timer);
}
