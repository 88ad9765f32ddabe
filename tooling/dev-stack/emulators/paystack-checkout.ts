import { escapeHtml, formatAmount, htmlPage } from "./html-page";
import { html, type Route, redirect, route } from "./http";
import type { PaystackParts } from "./paystack-api";
import { type Outcome, returnUrl, settle } from "./paystack-payments";
import type { Transaction } from "./paystack-state";

const isOutcome = (value: string | null): value is Outcome =>
  value === "pay" || value === "decline" || value === "cancel";

/** The hosted payment page. */
export function checkoutRoutes(parts: PaystackParts): Route[] {
  const { state } = parts;
  const find = (code = "") => {
    const transaction = state.find(code);
    return transaction?.access_code === code ? transaction : undefined;
  };
  return [
    route("GET", /^\/paystack\/checkout\/([^/]+)$/, ({ params: [code] }) => {
      const transaction = find(code);
      if (!transaction) return html(notice("This payment link is not known."), 404);
      if (transaction.status === "success") return html(notice("This payment has been made already."));
      transaction.status = "ongoing";
      state.save();
      return html(checkoutForm(transaction));
    }),
    route("POST", /^\/paystack\/checkout\/([^/]+)$/, async ({ params: [code], form: fields }) => {
      const transaction = find(code);
      const outcome = fields.get("outcome");
      if (!transaction || !isOutcome(outcome)) return { status: 400, body: "Post outcome=pay, decline or cancel." };
      await settle(parts, transaction, outcome);
      const back = returnUrl(transaction, outcome);
      return back ? redirect(back) : html(notice("Done. You can close this page."));
    }),
  ];
}

function checkoutForm({ access_code, amount, currency, email, reference }: Transaction): string {
  const button = (outcome: Outcome, label: string, style = "") =>
    `<form method="post" action="/paystack/checkout/${escapeHtml(access_code)}"><input type="hidden" name="outcome" value="${outcome}"><button class="${style}">${label}</button></form>`;
  return htmlPage(
    "Pay",
    `<main class="checkout"><p class="soft">Paystack, played by the local stack. No money moves.</p>
<h1>The Living Archive</h1><p class="amount">${escapeHtml(formatAmount(amount, currency))}</p>
<p class="soft">${escapeHtml(email)}<br>Reference ${escapeHtml(reference)}</p>
<div class="buttons">${button("pay", `Pay ${escapeHtml(formatAmount(amount, currency))}`, "primary")}${button("decline", "Decline")}${button("cancel", "Cancel")}</div></main>`,
  );
}

const notice = (sentence: string): string =>
  htmlPage("Pay", `<main class="checkout"><h1>${escapeHtml(sentence)}</h1></main>`);
