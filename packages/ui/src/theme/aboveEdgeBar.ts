import { layered } from './layered.ts';

/** Height of the open `ConsentBar`, which it measures. */
export const consentHeight = 'var(--consent-height, 0px)';

/** Lifts a bar at the lower edge of the window above the open `ConsentBar`; a transform moves nothing else. */
export const aboveConsent = layered({
  selectors: { ':root:has([data-consent]) &': { transform: `translateY(calc(-1 * ${consentHeight}))` } },
});
