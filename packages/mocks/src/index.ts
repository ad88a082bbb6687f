export { fixtures } from './fixtures.ts';
export { goneAdId } from './fixtures/ads.ts';
export { fixtureNow } from './fixtures/fixtureNow.ts';
export { handlers } from './handlers.ts';
export { searchAds } from './marketplace/searchAds.ts';
export { mockCall, type MockContext, type MockResolver } from './mockCall.ts';
export { emptyCatalog, failing, goneAd, slow, unreachable, wordsRead } from './scenarios.ts';
