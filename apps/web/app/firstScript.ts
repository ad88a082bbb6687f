import { themeScript } from './themeScript.ts';

/**
 * A page that is left while it fades into the next one rejects the promises of its transition. No code waits for them,
 * so browsers would report uncaught errors.
 */
const quietTransitions = `for(const n of['pageswap','pagereveal'])addEventListener(n,({viewTransition:v})=>{if(v)for(const p of[v.ready,v.finished,v.updateCallbackDone])p.catch(()=>{})})`;

/** What runs in every document before anything is drawn. */
export const firstScript = `${themeScript};${quietTransitions}`;
