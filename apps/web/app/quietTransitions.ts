/**
 * A page that is left while it fades into the next one rejects the promises of its transition. No code waits for them,
 * so browsers would report uncaught errors. A slow page that was drawn before its transition came ("Page already
 * revealed") has the same, and no event gives that transition to scripts: its rejection is met as such.
 */
export const quietTransitions = `for(const n of['pageswap','pagereveal'])addEventListener(n,({viewTransition:v})=>{if(v)for(const p of[v.ready,v.finished,v.updateCallbackDone])p.catch(()=>{})});addEventListener('unhandledrejection',e=>{if(e.reason instanceof DOMException&&/transition/i.test(e.reason.message))e.preventDefault()})`;
