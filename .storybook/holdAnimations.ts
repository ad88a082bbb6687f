/** Lets all that moves or fades stand at its end until the function that this returns is called. */
export function holdAnimations(): () => void {
  const still = document.createElement('style');
  // Without a duration rather than without an animation: what is over stays over when the style sheet goes.
  const over = ['animation', 'transition'].flatMap((kind) => [`${kind}-delay`, `${kind}-duration`]);
  still.textContent = `*, *::before, *::after, *::backdrop { ${over.map((name) => `${name}: 0s !important;`).join(' ')} }`;
  document.head.append(still);
  return () => still.remove();
}
