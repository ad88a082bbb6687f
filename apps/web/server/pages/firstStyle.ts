/** The order of the layers, the weakest first. It comes before any rule, because chunks come in any order. */
const layers = '@layer reset,theme,components,app;';

/** A fade between documents, except for visitors who prefer reduced motion. */
const viewTransition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** The styles before all others of a document. */
export const firstStyle = layers + viewTransition;
