"use client";

import { useState } from "react";
import { VoucherCodeForm } from "@/components/payments/voucher-code";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { formatNaira, toKobo, toNaira } from "@/lib/core/money";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { voucherShare } from "@/lib/payments/rules";
import type { OfferedPlan, Plan, PlanVoucherQuote } from "@/lib/subscriptions/contracts";
import { groupBody, MAX_SEATS, MIN_SEATS } from "@/lib/subscriptions/groups/contracts";
import { planLabels } from "./plan-labels";
import { type PlanVoucherFieldProps, PlanVoucherInput } from "./plan-voucher-field";

type GroupFormProps = {
  plans: readonly Plan[];
  plan: OfferedPlan;
  /** A visitor gives an email address for the receipt. */
  hasAccount: boolean;
  /** How many seats the form begins with; without it the people of the renewed group, or five. */
  seats: number | null;
  /** The group that is renewed, with the number of its people. */
  renewal: { token: string; name: string; inUse: number } | null;
  /** The result of a submission without JavaScript. */
  error: string | null;
  /** The gift voucher that pays first. */
  voucher: Pick<PlanVoucherQuote, "token" | "balance"> | null;
  /** What the form of its code goes back to, and the result of a submission without JavaScript. */
  voucherField: Omit<PlanVoucherFieldProps, "voucher">;
};

const errors = { offline: "Something went wrong. Please try again.", otherwise: "Failed to initialize payment" };

/**
 * The plan, the number of seats and the name of a group, a gift voucher, then the sum. Paystack's page opens, unless the voucher has paid.
 */
export function GroupForm({ plans, plan, seats, hasAccount, renewal, error, voucher, voucherField }: GroupFormProps) {
  const [problem, setProblem] = useState(voucherField.problem);
  const least = Math.max(MIN_SEATS, renewal?.inUse ?? 0);
  /** The sum of some seats, and what the voucher pays of it, in kobo. */
  function sumOf(planId: unknown, count: number) {
    const chosen = plans.find(({ id }) => id === planId);
    const isCount = Number.isInteger(count) && count >= least && count <= MAX_SEATS;
    const total = chosen && isCount ? toKobo(chosen.price) * count : 0;
    return { price: chosen?.price ?? 0, total, part: voucher ? voucherShare(total, toKobo(voucher.balance)) : 0 };
  }
  const form = useApiForm({
    schema: groupBody,
    defaultValues: {
      plan,
      seats: String(seats !== null && seats >= least && seats <= MAX_SEATS ? seats : renewal ? least : 5),
      name: renewal?.name ?? "",
      ...(renewal && { renew: renewal.token }),
      ...(!hasAccount && { email: "" }),
    },
    initialMessage: error ? failure(error) : null,
    send: (body) => {
      const paid = sumOf(body.plan, body.seats).part;
      return api.post(accountApiPaths.groups, {
        ...body,
        ...(voucher && paid > 0 && { voucher: voucher.token, voucherSeen: toNaira(paid) }),
      });
    },
    errors,
    onDone: (reply: { authorization_url: string }) => {
      window.location.assign(reply.authorization_url);
      return "leaving";
    },
  });
  const count = Number(form.watch("seats"));
  const { price, total, part } = sumOf(form.watch("plan"), count);
  const isPaid = total > 0 && part === total;
  return (
    <>
      <VoucherCodeForm hidden={voucherField.hidden} onProblem={setProblem} />
      <Form action={accountApiPaths.groups} onSubmit={form.onSubmit} className="grid gap-6">
        <noscript>Apply a gift voucher before you fill in the form: the page is loaded again.</noscript>
        {/* Without JavaScript the total is that of the first number of seats. Where the voucher would pay more than it says, the form comes
          back with the total of the number that was chosen. */}
        {voucher && voucher.balance > 0 && (
          <>
            <input type="hidden" name="voucher" value={voucher.token} />
            <input type="hidden" name="voucherSeen" value={toNaira(part)} />
          </>
        )}
        {renewal ? (
          <>
            <input type="hidden" name="plan" value={plan} />
            <input type="hidden" name="renew" value={renewal.token} />
          </>
        ) : (
          <Select label="Plan" {...form.field("plan")}>
            {plans.map(({ id, price }) => (
              <option key={id} value={id}>
                {planLabels[id].name}, {formatNaira(toKobo(price))} a seat
              </option>
            ))}
          </Select>
        )}
        <TextField
          label="Seats"
          type="number"
          inputMode="numeric"
          min={least}
          max={MAX_SEATS}
          required
          hint={`${least} to ${MAX_SEATS}.`}
          {...form.field("seats")}
        />
        <TextField
          label="Name of the group"
          required
          maxLength={60}
          hint="A company, a school, a family. Invitations name it."
          {...form.field("name")}
        />
        {!hasAccount && (
          <TextField
            label="Your email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="For the receipt and the link to the seats."
            required
            {...form.field("email")}
          />
        )}
        <PlanVoucherInput voucher={voucher} problem={problem} />
        <FormMessage message={form.message} />
        <p
          aria-live="polite"
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t-2 pt-3"
        >
          <span className="font-semibold">Total</span>
          <span className="ms-auto">
            {total > 0 ? (
              <>
                <span className="text-muted">
                  {count} × {formatNaira(toKobo(price))} ={" "}
                </span>
                <span className="whitespace-nowrap font-bold text-[1.5rem]">{formatNaira(total)}</span>
              </>
            ) : (
              "—"
            )}
          </span>
        </p>
        {part > 0 && (
          <p aria-live="polite" className="font-semibold text-small">
            {isPaid
              ? `The gift voucher pays all of it, ${formatNaira(part)}.`
              : `${formatNaira(part)} from the gift voucher, ${formatNaira(total - part)} from you.`}
          </p>
        )}
        <Button type="submit" wide loading={form.busy && (isPaid ? "Paying…" : "Opening Paystack…")}>
          {isPaid ? "Pay with the gift voucher" : "Pay with Paystack"}
        </Button>
      </Form>
    </>
  );
}
