/** A name that the code must not bear, and the one that stands for it. Why: docs/glossary.md. */
export interface BannedName {
  /** The whole identifier; for a file, any part of its path. */
  pattern: RegExp;
  say: string;
}

const name = (banned: string, say: string): BannedName => ({ pattern: new RegExp(`^(?:${banned})$`), say });
const path = (pattern: RegExp, say: string): BannedName => ({ pattern, say });

/** Identifiers, whole: variables, functions, types, properties and the attributes of elements. */
export const bannedIdentifiers: readonly BannedName[] = [
  name('stopProcess', 'exitWithError'),
  name('runProduct|serveProduct', 'runStack, serveStack'),
  name('productEnvironment|productDirectory', 'stackEnvironment, dataDirectory'),
  name('waitForAnswer', 'waitForResponse'),
  name('lastWords', 'lastLogLines'),
  name('foreignProjects?|ForeignProject', 'consumerFixtures, ConsumerFixture'),
  name(
    'KeptParts?|KeepPart|createKeptParts|PageParts',
    'FragmentCache, CacheFragment, createFragmentCache, PageFragments',
  ),
  name('KeptCard|KeptFooter|KeptAnywhere', 'CachedAdCard, CachedFooter, CachedSiteFragment'),
  name('createDrawings', 'svgPathDedupe'),
  name('wakeOnce|wakeQuietly|wakeIsland|IslandTiming', 'hydrateOnce, hydrateQuietly, hydrateIsland, HydrateOn'),
  name('earlyChanges|changedControls|repeatChange', 'earlyInput, replayEarlyInput'),
  name('openInstead|installInstead', 'dialogLink, installDialogLinks'),
  name('headerWays|CategoryWays|CartWay|fastSearchWays', 'headerLinks, CategoryLinks, CartLink, fastSearchLinks'),
  name('handOver|belongings', 'exportState, importState, transferableStores'),
  name('coverPage|whileBusy', 'blockingSpinner, withBlockingSpinner'),
  name('drawOverlay|keepToast|offerTwoWays', 'mountOverlay, flashToast, choiceDialog'),
  name('useWords|overlayWords', 'useMessages, messagesOf, overlayMessages'),
];

/** Parts of paths, with `/` between folders. */
export const bannedPaths: readonly BannedName[] = [
  path(/^tools\/packed(\/|\.)/, 'tools/package-checks'),
  path(/^tools\/product\//, 'tools/stack'),
  path(/^packages\/operating\//, 'packages/observability'),
];
