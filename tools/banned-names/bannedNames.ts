/** A name that the code must not bear, and the one that stands for it. Why: docs/glossary.md. */
export interface BannedName {
  /** The whole identifier; for a file, any part of its path. */
  pattern: RegExp;
  say: string;
  /** Only files whose path matches. @default every file */
  within?: RegExp;
}

const name = (banned: string, say: string, within?: RegExp): BannedName => ({
  pattern: new RegExp(`^(?:${banned})$`),
  say,
  ...(within && { within }),
});
const path = (pattern: RegExp, say: string): BannedName => ({ pattern, say });

/** The server, its contract and rules, and the commands. */
const server = /^(apps\/api|packages\/(api-contract|domain-rules)|tools)\//;

/** Identifiers, whole: variables, functions, types, properties and the attributes of elements. */
export const bannedIdentifiers: readonly BannedName[] = [
  // pages and their caches
  name('keptReplies|createKeptReplies', 'apiResponseCache'),
  name('keptParts|KeptCard|KeptFooter', 'fragmentCache, CachedAdCard, CachedFooter'),
  name('Arrival', 'RequestInfo'),
  name('sharedPages|sharedAddress|followsFeed', 'cacheablePages, cacheKey, invalidatedByFeed'),
  name('mayLag|renewAfter|keptForErrors', 'maxStale, revalidateAfter, staleIfError'),
  name('Forwarding', 'ProxyTarget'),
  name('sendKept', 'a function of httpResponse'),
  name('isPersonal', 'hasSession, hasSessionCookie'),
  name('faultsOf|atRest|awake|withoutFaces', 'axeViolations, waitForIdle, waitForHydration, withoutWebFonts'),
  name('signAddress|answerFindable', 'brandIconPath, handleSeo'),
  name('toldTheme', 'themeServerTiming'),
  name('knownDocuments|drawAnew', 'documentBuffers, devReloadEvent'),
  name('waitAtMost|workInTurn', 'withTimeout, backgroundQueue'),
  name('observeRequest|unwatched', 'requestTelemetry, noTelemetry'),
  name('mayKeep|keptResponses|farewellScript', 'isCacheable, responseCache, unregisterScript'),
  // islands and overlays
  name('wakeIsland|wakeOn|waking', 'hydrateIsland, hydrateOn, hydrating'),
  name('earlyChanges', 'replayEarlyInput'),
  name('openInstead|headerWays', 'dialogLinks, headerLinks'),
  name('CategoryWays|CartWay', 'CategoryLinks, CartLink'),
  name('handOver|belongings', 'exportState, transferableStores'),
  name('coverPage|whileBusy', 'blockingSpinner, withBlockingSpinner'),
  name('drawOverlay|keptToast|keepToast|offerTwoWays', 'mountOverlay, flashToast, choiceDialog'),
  name('restBehind|pageRests|letPageRest|wakePage', 'inertBackground, isPageInert, makePageInert, restorePage'),
  name('layOutAhead|secondPicture|drawnWhenNear', 'prewarmLayout, nextFramePaint, contentVisibilityAuto'),
  // the API
  name('keepRecords|RememberedCounts|keptFor', 'cachedAdStore, facetCountCache, memoizeWithTtl'),
  name('catalogueQueries|catalogueHandlers|liveCatalogue|LiveCatalogue', 'taxonomyQueries, liveTaxonomy'),
  name('mayDo|mayTouch', 'can, canAccess'),
  name('believeOnlyWeb', 'trustProxyHeaders'),
  name('readOperating|MetricsPlace', 'readProcessSettings, MetricsAddress'),
  name('(?:tell|told)[A-Z]\\w*', 'the same with notify', server),
  name('keep[A-Z]\\w*', 'the same with save or store', server),
  name('(?:forget|drop)[A-Z]\\w*', 'the same with delete, remove or clear', server),
  name(
    '(?:wake|hear|meet|become|stands?)[A-Z]\\w*',
    'the term of the field: poll, listen, compare, set, isValid',
    server,
  ),
  name(
    'take(?:Soon|Down|Up|Back|Owed)\\w*|letGo\\w*|putBack|lookAfter\\w*',
    'the term of the field: lock, unlock, revert, process',
    server,
  ),
  name('standingOf|AdStanding|askerOf|sessionsThatStand', 'actionStateOf, AdActionState, requesterOf, validSessions'),
  // a type is named by the thing, not by what was done to it
  name(
    'Asked|Begun|Said|Kept|Told|Given|Wanted|Judged|Reviewed|Proven|Refreshed|Returned|Tallied',
    'a noun, such as ListRequest',
    server,
  ),
  // card payments
  name(
    '\\w*Reserved(?:Money|Request|Payment)|(?:move|hold|let|decide)\\w*Reserved|reservationDays',
    'the same with authorised',
    server,
  ),
  // rules, limits and what the API keeps
  name('most[A-Z]\\w*', 'the same with max'),
  // commands
  name('stopProcess', 'exitWithError'),
  name('runProduct|serveProduct', 'runStack, serveStack'),
  name('productEnvironment|productDirectory', 'stackEnvironment, dataDirectory'),
  name('waitForAnswer', 'waitForResponse'),
  name('lastWords', 'lastLogLines'),
  name('foreignProjects?|ForeignProject', 'consumerFixtures, ConsumerFixture'),
];

/** Parts of paths, with `/` between folders. */
export const bannedPaths: readonly BannedName[] = [
  path(/^tools\/packed(\/|\.)/, 'tools/package-checks'),
  path(/^tools\/product\//, 'tools/stack'),
  path(/^packages\/operating\//, 'packages/observability'),
  path(/^packages\/features\/.*Part\.tsx$/, 'X.island.tsx'),
  path(/\/misuse\//, 'devWarnings'),
  path(/^(apps\/api\/src|packages\/api-contract\/src\/calls)\/catalogue\//, 'taxonomy'),
  path(/\/findable\//, 'seo'),
];
