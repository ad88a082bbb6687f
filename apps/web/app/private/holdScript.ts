/** How long a press is held, in milliseconds: scripts that take longer may never come. */
export const holdMs = 10_000;

/**
 * A form that says `data-stored-in` gets values of this browser when it is hydrated. If it is sent before, its empty
 * fields would be refused. So the browser holds it where it has such values: its page presses the button again, which
 * it finds by the value in `window.heldStep`.
 *
 * From `holdMs` after the first press on, the button is no longer busy and a press sends the form as it is. [P35, B44]
 */
export const holdScript = `addEventListener('submit',e=>{const{dataset:d}=e.target,b=e.submitter,n=Date.now();try{if(!b||!d.storedIn||!localStorage.getItem(d.storedIn))return}catch{return}if(n-(window.heldAt??=n)>=${holdMs})return;e.preventDefault();b.setAttribute('aria-busy','true');window.heldStep=b.value;setTimeout(()=>b.removeAttribute('aria-busy'),${holdMs}-n+window.heldAt)},true)`;
