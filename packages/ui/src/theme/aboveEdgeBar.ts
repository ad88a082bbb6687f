import { layered } from './layered.ts';

/** Height of the open bar at the lower edge of the window (`ConsentBar`, `LanguageBar`), which it measures. */
export const edgeBarHeight = 'var(--edge-bar-height, 0px)';

/** Lifts a bar of the page above the open one at the lower edge of the window; a transform moves nothing else. */
export const aboveEdgeBar = layered({
  selectors: { ':root:has([data-edge-bar]) &': { transform: `translateY(calc(-1 * ${edgeBarHeight}))` } },
});
