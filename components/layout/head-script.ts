/**
 * The script in every page's head, which works before anything else has loaded. It restores the light theme and the look of the admin
 * (components/admin/shell/preferences.ts) before the first paint and switches themes at a click on `[data-theme-toggle]`; without
 * storage the choice lasts until the page is left. A press on a control that needs React, before React has hydrated the page, marks it as
 * busy; hydration-marker.tsx removes the mark.
 */
export const headScript = `(function(){
window.headScriptHasRun=true;
var root=document.documentElement;
try{
if(localStorage.getItem("theme")==="light")root.dataset.theme="light";
var admin=localStorage.getItem("admin");
if(admin)root.dataset.admin=admin;
}catch(e){}
addEventListener("click",function(event){
var button=event.target.closest&&event.target.closest("button,a[data-enter]");
if(!button)return;
if("themeToggle" in button.dataset){
var next=root.dataset.theme==="light"?"dark":"light";
root.dataset.theme=next;
try{localStorage.setItem("theme",next)}catch(e){}
}else if(!("hydrated" in root.dataset)&&button.type!=="submit"&&!button.hasAttribute("popovertarget")&&button.ariaDisabled!=="true"&&!event.ctrlKey&&!event.metaKey&&!event.shiftKey&&!event.altKey){
button.dataset.pressed="";
button.setAttribute("aria-busy","true");
}
})})()`;
