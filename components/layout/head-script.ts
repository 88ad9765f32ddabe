import { translationLanguages } from "@/lib/core/languages";

/**
 * The script in every page's head, which works before anything else has loaded. It restores the light theme and the look of the admin
 * (components/admin/shell/preferences.ts) before the first paint and switches themes at a click on `[data-theme-toggle]`; without
 * storage the choice lasts until the page is left. A press on a control that needs React, before React has hydrated the page, marks it as
 * busy; hydration-marker.tsx removes the mark. `data-session` says that somebody seems to be signed in (components/auth/session-hint.ts),
 * for prerendered pages that show members something else from the first paint; `data-cart` that a visitor has a cart, whose link takes space.
 * An exhibition that a link opens at a leader or a tab, which only its hash names, is marked with `data-linked`, so that its intro screen is
 * not shown first (components/exhibitions/viewer/use-viewer-view.ts removes the mark). Without the viewer's scripts the mark is removed after
 * ten seconds, and the board with its links is shown.
 * A link with `data-language` stores its language; the English pages of Heads of State then open in that language
 * (lib/core/urls/language-paths.ts).
 */
export const headScript = `(function(){
window.headScriptHasRun=true;
var data=document.documentElement.dataset;
var codes=/^(${translationLanguages.join("|")})$/;
var translated=/^\\/heads-of-state(\\/(?!(${translationLanguages.join("|")})$)[^/]+)?$/;
if(/^\\/exhibitions\\//.test(location.pathname)&&!/^(#(main)?)?$/.test(location.hash))data.linked="",setTimeout(function(){delete data.linked},1e4);
try{
var language=localStorage.getItem("language");
if(codes.test(language)&&translated.test(location.pathname))location.replace(location.pathname+"/"+language+location.search+location.hash);
if(localStorage.getItem("theme")==="light")data.theme="light";
var admin=localStorage.getItem("admin");
if(admin)data.admin=admin;
if(/(^|; )(__Host-)?la_hint=[^;]/.test(document.cookie))data.session="";
else if(/(^|; )(__Host-)?la_cart=[1-9]/.test(document.cookie))data.cart="";
}catch(e){}
addEventListener("click",function(event){
var link=event.target.closest&&event.target.closest("a[href]");
if(!link||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;
if(link.dataset.language){
language=link.dataset.language;
try{localStorage.setItem("language",language)}catch(e){}
}else if(codes.test(language)&&link.origin===location.origin&&translated.test(link.pathname)){
event.preventDefault();
location.assign(link.pathname+"/"+language+link.hash);
}
},true);
addEventListener("click",function(event){
var button=event.target.closest&&event.target.closest("button,a[data-enter]");
if(!button)return;
if("themeToggle" in button.dataset){
data.theme=data.theme==="light"?"dark":"light";
try{localStorage.setItem("theme",data.theme)}catch(e){}
}else if(!("hydrated" in data)&&button.type!=="submit"&&!button.hasAttribute("popovertarget")&&button.ariaDisabled!=="true"&&!(event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)){
button.dataset.pressed="";
button.setAttribute("aria-busy","true");
}
})})()`;
