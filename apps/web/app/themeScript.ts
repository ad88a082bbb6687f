/**
 * Sets the theme before anything is drawn, as soon as there is a `body`. It is in the head: a script in the body
 * would make browsers draw an empty page before it. [F05, F06, T06]
 *
 * The visitor's choice (`light` or `dark`) comes first, then the system; if the system has no preference, it is dark
 * from 19:00 to 05:59.
 *
 * The server knows the choice from a cookie and sends it in the header `server-timing`, because reading the storage
 * costs a first page some 35 ms. The header is used only if the page came from the server just now. A prefetched page,
 * a stored one or one of the service worker may be older than the choice, so it reads the storage itself. Browsers
 * without `deliveryType` read the storage too.
 */
export const themeScript = `(()=>{let t,k,e=performance.getEntriesByType('navigation')[0],s=e&&e.deliveryType===''&&!(navigator.serviceWorker||0).controller&&(e.serverTiming||[]).find(x=>x.name=='theme');if(s)t=s.description;else try{k=JSON.parse(localStorage.theme),t=k.exp<=Date.now()?0:k.value||k}catch{}let m=q=>window.matchMedia&&matchMedia('(prefers-color-scheme:'+q+')').matches,h=new Date().getHours();if(t!='light'&&t!='dark')t=m('dark')?'dark':m('light')?'light':h>18||h<6?'dark':'light';new MutationObserver((_,o)=>{let b=document.body;if(b){o.disconnect();b.dataset.theme=t;b.classList.remove('light','dark');b.classList.add(t)}}).observe(document.documentElement,{childList:true})})()`;
