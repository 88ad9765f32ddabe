import { type Faults, faultModes } from "./faults";
import { html, type Route, route } from "./http";
import { escapeHtml, naira, page, time } from "./page";
import type { PaystackState } from "./paystack-state";
import type { Webhooks } from "./paystack-webhooks";
import type { Channels } from "./pusher-channels";
import type { Email } from "./resend";

export type Sight = {
  appUrl: string;
  emails: Email[];
  state: PaystackState;
  webhooks: Webhooks;
  channels: Channels;
  faults: Faults;
  version: () => number;
};

/** The page for a person: what the museum sent and took, and the switches that make its providers fail. */
export function viewRoutes(sight: Sight): Route[] {
  return [
    route("GET", /^\/$/, () => html(page("The Living Archive: local providers", overview(sight)))),
    route("GET", /^\/version$/, () => ({ body: { version: sight.version() } })),
  ];
}

function overview(sight: Sight): string {
  return `<main><h1>The Living Archive: local providers</h1>
<p class="soft">Stand-ins of Resend, Paystack and Pusher Channels for <a href="${escapeHtml(sight.appUrl)}">${escapeHtml(sight.appUrl)}</a>. Nothing here leaves this machine.</p>
<nav><a href="#mail">Mail</a><a href="#payments">Payments</a><a href="#subscriptions">Subscriptions</a><a href="#channels">Channels</a><a href="#faults">Faults</a></nav>
${mail(sight)}${payments(sight)}${subscriptions(sight)}${live(sight)}${switches(sight)}</main>${refresher(sight.version())}`;
}

function mail({ emails }: Sight): string {
  const rows = emails.slice(0, 50).map(
    (one, index) =>
      `<details${index === 0 ? " open" : ""}><summary><strong>${escapeHtml(one.subject)}</strong> <span class="soft">to ${escapeHtml(one.to.join(", "))}, ${time(one.created_at)}</span></summary>
<iframe title="${escapeHtml(one.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${one.html}`)}"></iframe><details><summary>As plain text</summary><pre style="white-space:pre-wrap">${escapeHtml(one.text)}</pre></details></details>`,
  );
  return `<h2 id="mail">Mail</h2>${rows.join("") || '<p class="soft">No mail has been sent yet.</p>'}`;
}

function table(heads: string[], rows: string[]): string {
  if (rows.length === 0) return '<p class="soft">None yet.</p>';
  return `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function payments({ state, webhooks }: Sight): string {
  const rows = state.transactions.slice(0, 50).map((one) => {
    const isOpen = one.status !== "success" && one.status !== "reversed";
    const link = isOpen ? `<a href="/paystack/checkout/${escapeHtml(one.access_code)}">open the page</a>` : "";
    return `<tr><td>${time(one.created_at)}</td><td>${escapeHtml(naira(one.amount, one.currency))}</td><td>${one.status}</td><td>${escapeHtml(one.email)}</td><td>${escapeHtml(one.reference)}</td><td>${link}</td></tr>`;
  });
  const events = webhooks.log.slice(0, 30).map(({ at, event, statuses }) => {
    const answers = statuses.map((status) => status || "no answer").join(", ") || "on its way";
    return `<tr><td>${time(at)}</td><td>${escapeHtml(event)}</td><td>${answers}</td></tr>`;
  });
  return `<h2 id="payments">Payments</h2>${table(["Time", "Amount", "Status", "Buyer", "Reference", ""], rows)}
<h2>Webhooks</h2>${table(["Time", "Event", "The museum answered"], events)}`;
}

function subscriptions({ state }: Sight): string {
  const rows = state.subscriptions.map((one) => {
    const clock = (outcome: string, label: string) =>
      `<form method="post" action="/paystack/subscription/${escapeHtml(one.subscription_code)}/advance"><input type="hidden" name="outcome" value="${outcome}"><button>${label}</button></form>`;
    return `<tr><td>${escapeHtml(one.email)}</td><td>${escapeHtml(naira(one.amount))}</td><td>${one.status}</td><td>${one.next_payment_date.slice(0, 10)}</td><td>${clock("pay", "Renew now")}${clock("decline", "Decline renewal")}</td></tr>`;
  });
  return `<h2 id="subscriptions">Subscriptions</h2>${table(["Who", "Amount", "Status", "Next payment", ""], rows)}`;
}

function live({ channels }: Sight): string {
  const open = channels
    .occupied()
    .map((name) => `<tr><td>${escapeHtml(name)}</td><td>${channels.listeners(name).length}</td></tr>`);
  const messages = channels.messages
    .slice(0, 50)
    .map(
      ({ at, channel, event, data }) =>
        `<tr><td>${time(at)}</td><td>${escapeHtml(channel)}</td><td>${escapeHtml(event)}</td><td class="wide">${escapeHtml(data)}</td></tr>`,
    );
  return `<h2 id="channels">Channels</h2>${table(["Channel", "Listening"], open)}<h2>Messages</h2>${table(["Time", "Channel", "Event", "Data"], messages)}`;
}

function switches({ faults }: Sight): string {
  const on = new Set(faults.list().map(({ provider, mode }) => `${provider} ${mode}`));
  const button = (provider: string, mode: string) =>
    `<form method="post" action="/faults"><input type="hidden" name="provider" value="${provider}"><input type="hidden" name="mode" value="${mode}"><button class="${on.has(`${provider} ${mode}`) ? "on" : ""}" aria-pressed="${on.has(`${provider} ${mode}`)}">${mode}</button></form>`;
  const groups = Object.entries(faultModes).map(
    ([provider, modes]) =>
      `<p><strong>${provider}</strong></p>${["none", ...modes].map((mode) => button(provider, mode)).join("")}`,
  );
  return `<h2 id="faults">Faults</h2><p class="soft">A fault stays on until “none” clears it.</p>${groups.join("")}`;
}

/** Loads the page again when something new has happened, but never while a mail is being read further down. */
function refresher(version: number): string {
  return `<script>setInterval(async () => { try { const { version } = await (await fetch("/version")).json(); if (version !== ${version} && scrollY < 200) location.reload() } catch {} }, 2000)</script>`;
}
