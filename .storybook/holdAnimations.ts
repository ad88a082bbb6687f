/** Ends all animations and transitions at once until the returned function is called. */
export function holdAnimations(): () => void {
  const still = document.createElement('style');
  // Without a duration rather than without an animation: what is over stays over when the style sheet goes.
  const over = ['animation', 'transition'].flatMap((kind) => [`${kind}-delay`, `${kind}-duration`]);
  still.textContent = `*, *::before, *::after, *::backdrop { ${over.map((name) => `${name}: 0s !important;`).join(' ')} }`;
  document.head.append(still);
  return () => still.remove();
}
