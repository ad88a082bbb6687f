/** Weakest first; said before any rule, because chunks come in any order. */
const layers = '@layer reset,theme,components,app;';

/** Documents follow each other softly, except for visitors who asked for less motion. */
const viewTransition = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/** The styles before all others of a document. */
export const firstStyle = layers + viewTransition;
