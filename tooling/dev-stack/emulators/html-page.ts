/** Shared by the emulators' pages: escaping, formatting and one style sheet. */

const htmlEntities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: unknown): string =>
  String(text ?? "").replace(/[&<>"']/g, (character) => htmlEntities[character] ?? "");

export const formatAmount = (kobo: number, currency = "NGN"): string =>
  new Intl.NumberFormat("en-NG", { style: "currency", currency, minimumFractionDigits: kobo % 100 ? 2 : 0 }).format(
    kobo / 100,
  );

export const formatTime = (iso: string | null): string => (iso ? iso.slice(11, 19) : "");

const styles = `
:root { color-scheme: light dark; --ink: #1c1917; --soft: #57534e; --paper: #fafaf7; --card: #fff; --line: #d6d3d1; --pay: #15603f; --stop: #a11d1d }
@media (prefers-color-scheme: dark) { :root { --ink: #f5f5f4; --soft: #b5b0aa; --paper: #161412; --card: #211e1b; --line: #44403c; --pay: #2f9e6b; --stop: #ef8f8f } }
* { box-sizing: border-box } body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 4rem } h1 { font-size: 1.5rem; margin: 0 0 .25rem } h2 { font-size: 1.15rem; margin: 2.25rem 0 .5rem }
p { margin: .25rem 0 } .soft { color: var(--soft) } a { color: inherit } nav { display: flex; flex-wrap: wrap; gap: 0 1rem }
details, .card { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .6rem .8rem }
summary { cursor: pointer; overflow-wrap: anywhere } iframe { width: 100%; height: 28rem; border: 1px solid var(--line); border-radius: .25rem; background: #fff; margin-top: .5rem }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: .9rem } th, td { text-align: left; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; white-space: nowrap } td.wide { white-space: normal; overflow-wrap: anywhere; min-width: 16rem }
button { font: inherit; min-height: 2.75rem; padding: .4rem 1rem; border-radius: .4rem; border: 1px solid var(--line); background: var(--card); color: var(--ink); cursor: pointer }
button.on { background: var(--stop); color: var(--paper); border-color: var(--stop) } button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--pay); outline-offset: 2px }
form { display: inline-block; margin: .15rem .3rem .15rem 0 } .buttons form { display: block; margin: .5rem 0 } .buttons button { width: 100% } .primary { background: var(--pay); color: var(--paper); border-color: var(--pay); font-weight: 600 }
.checkout { max-width: 26rem; padding-top: 10vh } .amount { font-size: 2.25rem; font-weight: 650; margin: .5rem 0 1rem }`;

export function htmlPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${styles}</style></head><body>${body}</body></html>`;
}
