/**
 * Runs in the head of every page before all else: where the browser denies its storages, as it does to those who block
 * all cookies, reading them throws. Memory then stands in for them until the page is left, and the root element says so.
 */
export const STAND_IN_FOR_STORAGE = `for(const n of['localStorage','sessionStorage'])try{window[n].length}catch{const m=new Map;document.documentElement.dataset.storage='denied';Object.defineProperty(window,n,{value:{getItem:k=>m.get(String(k))??null,setItem:(k,v)=>{m.set(String(k),String(v))},removeItem:k=>{m.delete(String(k))},clear:()=>m.clear(),key:i=>[...m.keys()][i]??null,get length(){return m.size}}})}`;

/** Whether what is stored is there after a reload. */
export function isStorageLasting(): boolean {
  return document.documentElement.dataset.storage !== 'denied';
}
