/** Tells public pages in development that something changed which only the server draws. */
export const devReloadEvent = 'volan:draw-anew';
