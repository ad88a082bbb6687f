/** When an island wakes. `idle`: once the page rests; `visible`: idle and on screen; `interaction`: at the first touch, focus or input. */
export type IslandTiming = 'idle' | 'visible' | 'interaction';
