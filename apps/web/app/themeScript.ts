/**
 * Sets the theme before anything is drawn; the first child of `body`. [F05, F06, T06]
 *
 * What the reader chose (`light` or `dark`) wins, then the system; where the system cannot say, it is dark from 19:00
 * to 05:59.
 */
export const themeScript = `(()=>{let t,k;try{k=JSON.parse(localStorage.theme),t=k.exp<=Date.now()?0:k.value||k}catch{}let m=q=>window.matchMedia&&matchMedia('(prefers-color-scheme:'+q+')').matches,h=new Date().getHours();if(t!='light'&&t!='dark')t=m('dark')?'dark':m('light')?'light':h>18||h<6?'dark':'light';let b=document.body;b.dataset.theme=t;b.classList.remove('light','dark');b.classList.add(t)})()`;
