/** The journey of the main job: somebody finds a car. */
const mainJourney = 'e2e/findCar.test.ts';
/** The code of a visitor's page. */
const product = /^(?:apps\/(?:web|api)|packages\/(?:features|ui|api-client|api-contract|domain-rules))\//;

/**
 * The journeys that a change runs at once: those that it wrote, and the main one where it touched the product. Which
 * others it may break no graph of modules tells, since they walk through a built product: all of them run before it
 * lands.
 */
export function journeysOf(files: readonly string[]): readonly string[] {
  const written = files.filter((file) => /^e2e\/.*\.test\.ts$/.test(file));
  const main = files.some((file) => product.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file)) ? [mainJourney] : [];
  return [...new Set([...main, ...written])];
}
