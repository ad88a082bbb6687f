/** Ends all animations and transitions at once until the returned function is called. */
export function holdAnimations(): () => void {
  const still = document.createElement('style');
  // The duration is zero, but the animation stays: a finished animation then stays finished when the style sheet goes.
  const over = ['animation', 'transition'].flatMap((kind) => [`${kind}-delay`, `${kind}-duration`]);
  still.textContent = `*, *::before, *::after, *::backdrop { ${over.map((name) => `${name}: 0s !important;`).join(' ')} }`;
  document.head.append(still);

  return () => still.remove();
}
