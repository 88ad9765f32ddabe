import { escapeHtml } from "@/lib/core/escape-html";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";

/** What could not be shown, by the page's first segment. */
const messages: Record<string, string> = { account: "Failed to load account", cart: "Failed to fetch cart" };

const styles = `
@font-face{font-family:Danfo;src:url(/fonts/danfo.woff2) format("woff2")}
body{margin:0;min-height:100svh;display:grid;align-content:center;background:#12100E;color:#F3EDE1;font:400 1.125rem/1.5 system-ui,sans-serif}
main{max-width:34rem;padding:2.5rem 1.25rem;margin:auto}
h1{font:400 clamp(2.5rem,8vw,4rem)/1.05 Danfo,serif;margin:0}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
button,a{font:inherit;min-height:3.25rem;padding:0 1.75rem;display:inline-flex;align-items:center}
button{border:0;background:#C9A227;color:#12100E;cursor:pointer}
a{color:inherit}`;

/** The page for the time that the database is unavailable. It reads nothing and needs no script; "Try Again" opens `from` again. */
export function unavailablePage(from: string | null): string {
  // The sign-in pages are no target after signing in, and so not for safeRedirectPath either.
  const isSignIn = /^\/(login|register)(\?|$)/.test(from ?? "");
  const url = new URL(isSignIn && from ? from : safeRedirectPath(from, "/"), "http://localhost");
  const message =
    messages[url.pathname.split("/")[1] ?? ""] ?? "The museum cannot be reached at the moment. Please try again.";
  const fields = [...url.searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Something went wrong, The Living Archive</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p role="alert">${message}</p>
<form action="${escapeHtml(url.pathname)}">${fields.join("")}<button>Try Again</button><a href="/">Back to the museum</a></form>
</main>
</body>
</html>
`;
}
