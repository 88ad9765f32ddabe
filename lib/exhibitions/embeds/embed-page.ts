import { escapeHtml } from "@/lib/core/escape-html";
import { paths } from "@/lib/core/urls/paths";
import type { PublicLeader } from "@/lib/exhibitions/contracts";

const styles = `
@font-face{font-family:Ojuju;font-weight:650 800;src:url(/fonts/ojuju.woff2) format("woff2");font-display:swap}
:root{color-scheme:light dark;--ground:#F3EDE1;--ink:#12100E;--muted:#5B544A}
@media (prefers-color-scheme:dark){:root{--ground:#12100E;--ink:#F3EDE1;--muted:#B9B0A1}}
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{background:var(--ground);color:var(--ink);font:400 1rem/1.4 system-ui,sans-serif}
a{color:inherit;display:flex;flex-direction:column;height:100%;text-decoration:none}
a:focus-visible{outline:3px solid #C9A227;outline-offset:-3px}
img{flex:1 1 0;min-height:0;width:100%;object-fit:contain;background:#12100E}
p{margin:0;padding:.75rem 1rem;display:grid;gap:.15rem}
strong{font:750 1.25rem/1.15 Ojuju,system-ui,sans-serif}
small{font-size:.875rem;color:var(--muted)}
u{color:var(--ink);text-decoration:underline 2px #C9A227;text-underline-offset:.25em}
@media (max-height:20rem){.more{display:none}p{padding:.5rem .75rem}}`;

/** A leader's work for a frame on another site: one link with the picture and its label, without scripts. */
export function embedPage(leader: PublicLeader, site: string): string {
  const url = escapeHtml(new URL(paths.leader(leader.slug), site).href);
  const { portrait, alt, name, term, artworkTitle, label } = leader;
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}">
<title>${escapeHtml(`${artworkTitle}: ${name}, at The Living Archive`)}</title>
<style>${styles}</style>
</head>
<body>
<main style="height:100%">
<a href="${url}" target="_blank" rel="noopener">
<img src="${escapeHtml(portrait.src)}" alt="${escapeHtml(alt)}" width="${portrait.width}" height="${portrait.height}">
<p><strong>${escapeHtml(name)}</strong>
<span>${escapeHtml(`${artworkTitle}, ${label.year}. ${term}`)}</span>
<small class="more">Satire: the museum’s own work.</small>
<small><u>Open at The Living Archive</u></small></p>
</a>
</main>
</body>
</html>
`;
}
