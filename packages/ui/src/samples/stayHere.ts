/** For stories that press links: the page of a test must not leave. Use it as `beforeEach`. */
export function stayHere(): () => void {
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) {
      event.preventDefault();
    }
  };
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}
