"use client";

import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { formatNaira, toKobo } from "@/lib/core/money";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import type { OfferedPlan, Plan } from "@/lib/subscriptions/contracts";
import { groupBody, MAX_SEATS, MIN_SEATS } from "@/lib/subscriptions/groups/contracts";
import { planLabels } from "./plan-labels";

type GroupFormProps = {
  plans: readonly Plan[];
  plan: OfferedPlan;
  /** A visitor gives an email address for the receipt. */
  hasAccount: boolean;
  /** The group that is renewed, with the number of its people. */
  renewal: { token: string; name: string; inUse: number } | null;
  /** The result of a submission without JavaScript. */
  error: string | null;
};

const errors = { offline: "Something went wrong. Please try again.", otherwise: "Failed to initialize payment" };

/** The plan, the number of seats and the name of a group, with the sum; then Paystack's page opens. */
export function GroupForm({ plans, plan, hasAccount, renewal, error }: GroupFormProps) {
  const least = Math.max(MIN_SEATS, renewal?.inUse ?? 0);
  const form = useApiForm({
    schema: groupBody,
    defaultValues: {
      plan,
      seats: String(renewal ? least : 5),
      name: renewal?.name ?? "",
      ...(renewal && { renew: renewal.token }),
      ...(!hasAccount && { email: "" }),
    },
    initialMessage: error ? failure(error) : null,
    send: (body) => api.post(accountApiPaths.groups, body),
    errors,
    onDone: (reply: { authorization_url: string }) => {
      window.location.assign(reply.authorization_url);
      return "leaving";
    },
  });
  const count = Number(form.watch("seats"));
  const chosen = plans.find(({ id }) => id === form.watch("plan"));
  const isCount = Number.isInteger(count) && count >= least && count <= MAX_SEATS;
  return (
    <Form action={accountApiPaths.groups} onSubmit={form.onSubmit} className="grid gap-6">
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
      <FormMessage message={form.message} />
      <p
        aria-live="polite"
        className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t-2 pt-3"
      >
        <span className="font-semibold">Total</span>
        <span className="font-bold text-heading">
          {chosen && isCount
            ? `${count} × ${formatNaira(toKobo(chosen.price))} = ${formatNaira(toKobo(chosen.price) * count)}`
            : "—"}
        </span>
      </p>
      <Button type="submit" wide loading={form.busy && "Opening Paystack…"}>
        Pay with Paystack
      </Button>
    </Form>
  );
}
