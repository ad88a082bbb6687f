/**
 * A page that is left while it fades into the next one rejects the promises of its transition. No code waits for them,
 * so browsers would report uncaught errors.
 */
export const quietTransitions = `for(const n of['pageswap','pagereveal'])addEventListener(n,({viewTransition:v})=>{if(v)for(const p of[v.ready,v.finished,v.updateCallbackDone])p.catch(()=>{})})`;
