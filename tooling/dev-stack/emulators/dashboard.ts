import { type Faults, faultModes } from "./faults";
import { escapeHtml, formatAmount, formatTime, htmlPage } from "./html-page";
import { html, type Route, route } from "./http";
import type { PaystackState } from "./paystack-state";
import type { Webhooks } from "./paystack-webhooks";
import type { Channels } from "./pusher-channels";
import type { Email } from "./resend";
import { emailEvents, type ResendWebhooks } from "./resend-webhooks";

export type DashboardState = {
  appUrl: string;
  emails: Email[];
  state: PaystackState;
  webhooks: Webhooks;
  resendWebhooks: ResendWebhooks;
  channels: Channels;
  faults: Faults;
  version: () => number;
};

/** The dashboard: emails, payments and messages of the app, and the faults of its providers. */
export function dashboardRoutes(dashboard: DashboardState): Route[] {
  return [
    route("GET", /^\/$/, () => html(htmlPage("The Living Archive: local providers", overview(dashboard)))),
    route("GET", /^\/version$/, () => ({ body: { version: dashboard.version() } })),
  ];
}

function overview(dashboard: DashboardState): string {
  return `<main><h1>The Living Archive: local providers</h1>
<p class="soft">Emulators of Resend, Paystack, Pusher Channels and drand for <a href="${escapeHtml(dashboard.appUrl)}">${escapeHtml(dashboard.appUrl)}</a>. Nothing here leaves this machine.</p>
<nav><a href="#mail">Mail</a><a href="#payments">Payments</a><a href="#subscriptions">Subscriptions</a><a href="#channels">Channels</a><a href="#faults">Faults</a></nav>
${emailSection(dashboard)}${paymentSection(dashboard)}${subscriptionSection(dashboard)}${realtimeSection(dashboard)}${faultSwitches(dashboard)}</main>${refreshScript(dashboard.version())}`;
}

function emailSection({ emails, resendWebhooks }: DashboardState): string {
  const buttons = (id: string) =>
    emailEvents
      .map(
        (event) =>
          `<form method="post" action="/resend/emails/${id}/events"><input type="hidden" name="type" value="${event}"><button>${event}</button></form>`,
      )
      .join("");
  const reported = resendWebhooks.log
    .slice(0, 20)
    .map(
      ({ at, event, statuses }) =>
        `<tr><td>${formatTime(at)}</td><td>${event}</td><td>${statuses.join(", ") || "pending"}</td></tr>`,
    );
  const rows = emails.slice(0, 50).map(
    (one, index) =>
      `<details${index === 0 ? " open" : ""}><summary><strong>${escapeHtml(one.subject)}</strong> <span class="soft">to ${escapeHtml(one.to.join(", "))}, ${formatTime(one.created_at)}</span></summary>
<iframe title="${escapeHtml(one.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${one.html}`)}"></iframe><details><summary>As plain text</summary><pre style="white-space:pre-wrap">${escapeHtml(one.text)}</pre></details><p class="soft">Report to the app that it was:</p>${buttons(one.id)}</details>`,
  );
  return `<h2 id="mail">Mail</h2>${rows.join("") || '<p class="soft">No email has been sent yet.</p>'}
<h2>Webhooks of Resend</h2>${table(["Time", "Event", "Response"], reported)}`;
}

function table(heads: string[], rows: string[]): string {
  if (rows.length === 0) return '<p class="soft">None yet.</p>';
  return `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function paymentSection({ state, webhooks }: DashboardState): string {
  const rows = state.transactions.slice(0, 50).map((one) => {
    const isOpen = one.status !== "success" && one.status !== "reversed";
    const link = isOpen ? `<a href="/paystack/checkout/${escapeHtml(one.access_code)}">open the page</a>` : "";
    return `<tr><td>${formatTime(one.created_at)}</td><td>${escapeHtml(formatAmount(one.amount, one.currency))}</td><td>${one.status}</td><td>${escapeHtml(one.email)}</td><td>${escapeHtml(one.reference)}</td><td>${link}</td></tr>`;
  });
  const events = webhooks.log.slice(0, 30).map(({ at, event, statuses }) => {
    const responses = statuses.map((status) => status || "no response").join(", ") || "pending";
    return `<tr><td>${formatTime(at)}</td><td>${escapeHtml(event)}</td><td>${responses}</td></tr>`;
  });
  return `<h2 id="payments">Payments</h2>${table(["Time", "Amount", "Status", "Buyer", "Reference", ""], rows)}
<h2>Webhooks</h2>${table(["Time", "Event", "Response"], events)}`;
}

function subscriptionSection({ state }: DashboardState): string {
  const rows = state.subscriptions.map((one) => {
    const clock = (outcome: string, label: string) =>
      `<form method="post" action="/paystack/subscription/${escapeHtml(one.subscription_code)}/advance"><input type="hidden" name="outcome" value="${outcome}"><button>${label}</button></form>`;
    const expiry = `<form method="post" action="/paystack/subscription/${escapeHtml(one.subscription_code)}/expire-card"><button>Card expires</button></form>`;
    return `<tr><td>${escapeHtml(one.email)}</td><td>${escapeHtml(formatAmount(one.amount))}</td><td>${one.status}</td><td>${one.next_payment_date.slice(0, 10)}</td><td>${clock("pay", "Renew now")}${clock("decline", "Decline renewal")}${expiry}</td></tr>`;
  });
  return `<h2 id="subscriptions">Subscriptions</h2>${table(["Who", "Amount", "Status", "Next payment", ""], rows)}`;
}

function realtimeSection({ channels }: DashboardState): string {
  const open = channels
    .occupied()
    .map((name) => `<tr><td>${escapeHtml(name)}</td><td>${channels.listeners(name).length}</td></tr>`);
  const messages = channels.messages
    .slice(0, 50)
    .map(
      ({ at, channel, event, data }) =>
        `<tr><td>${formatTime(at)}</td><td>${escapeHtml(channel)}</td><td>${escapeHtml(event)}</td><td class="wide">${escapeHtml(data)}</td></tr>`,
    );
  return `<h2 id="channels">Channels</h2>${table(["Channel", "Listening"], open)}<h2>Messages</h2>${table(["Time", "Channel", "Event", "Data"], messages)}`;
}

function faultSwitches({ faults }: DashboardState): string {
  const on = new Set(faults.list().map(({ provider, mode }) => `${provider} ${mode}`));
  const button = (provider: string, mode: string) =>
    `<form method="post" action="/faults"><input type="hidden" name="provider" value="${provider}"><input type="hidden" name="mode" value="${mode}"><button class="${on.has(`${provider} ${mode}`) ? "on" : ""}" aria-pressed="${on.has(`${provider} ${mode}`)}">${mode}</button></form>`;
  const groups = Object.entries(faultModes).map(
    ([provider, modes]) =>
      `<p><strong>${provider}</strong></p>${["none", ...modes].map((mode) => button(provider, mode)).join("")}`,
  );
  return `<h2 id="faults">Faults</h2><p class="soft">A fault stays on until “none” clears it.</p>${groups.join("")}`;
}

/** Reloads the page when something has changed, unless the user has scrolled down. */
function refreshScript(version: number): string {
  return `<script>setInterval(async () => { try { const { version } = await (await fetch("/version")).json(); if (version !== ${version} && scrollY < 200) location.reload() } catch {} }, 2000)</script>`;
}
