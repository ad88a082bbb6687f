/**
 * A form that says `data-stored-in` gets values of this browser when it is hydrated. If it is sent before, its empty
 * fields would be refused. So the browser holds it where it has such values: its page presses the button again, which
 * it finds by the value in `window.heldStep`. [P35, B44]
 */
export const holdScript = `addEventListener('submit',e=>{const{dataset:d}=e.target,b=e.submitter;try{if(!b||!d.storedIn||!localStorage.getItem(d.storedIn))return}catch{return}e.preventDefault();b.setAttribute('aria-busy','true');window.heldStep=b.value},true)`;
