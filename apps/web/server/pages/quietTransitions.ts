/**
 * Handles the rejected promises of view transitions, which no code awaits: browsers would report uncaught errors when a
 * user leaves a page during its transition. If a slow page was drawn before its transition began ("Page already
 * revealed"), no event has that transition, so `unhandledrejection` handles it.
 */
export const quietTransitions = `for(const n of['pageswap','pagereveal'])addEventListener(n,({viewTransition:v})=>{if(v)for(const p of[v.ready,v.finished,v.updateCallbackDone])p.catch(()=>{})});addEventListener('unhandledrejection',e=>{if(e.reason instanceof DOMException&&/transition/i.test(e.reason.message))e.preventDefault()})`;
