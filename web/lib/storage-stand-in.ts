/** Runs first in the head: replaces denied storages, whose access throws, by memory and marks the root element. */
export const STAND_IN_FOR_STORAGE = `for(const n of['localStorage','sessionStorage'])try{window[n].length}catch{const m=new Map;document.documentElement.dataset.storage='denied';Object.defineProperty(window,n,{value:{getItem:k=>m.get(String(k))??null,setItem:(k,v)=>{m.set(String(k),String(v))},removeItem:k=>{m.delete(String(k))},clear:()=>m.clear(),key:i=>[...m.keys()][i]??null,get length(){return m.size}}})}`;

/** False when nothing survives a reload. */
export function isStoragePersistent(): boolean {
  return document.documentElement.dataset.storage !== 'denied';
}
