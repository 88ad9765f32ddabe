"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import * as z from "zod/mini";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { notify } from "@/components/ui/toast";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { naira, requiredText } from "@/lib/core/form-inputs";
import { formatNaira, parseKobo } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminOrder } from "@/lib/orders/contracts";
import type { ReturnedItem } from "@/lib/orders/return-contracts";
import { type RefundableItem, RefundItems, type SelectedItems, selectedTotal, toRefundItems } from "./refund-items";

type RefundOrderProps = {
  order: Pick<AdminOrder, "_id" | "number" | "total" | "refunded" | "user"> & { items: RefundableItem[] };
  /** The received return request that the refund completes: its items are selected and go back into stock. */
  returnRequest?: { id: string; items: readonly ReturnedItem[]; reason: string };
};

const errors = { offline: "Network error", otherwise: "Failed to refund order" };
const formatTyped = (kobo: number): string => (kobo % 100 === 0 ? String(kobo / 100) : (kobo / 100).toFixed(2));

/** The form of a refund; its output is the body of the request. */
function refundForm({ items, total, refunded }: RefundOrderProps["order"]) {
  const left = total - refunded;
  return z.pipe(
    z.object({
      selected: z.custom<SelectedItems>(),
      amount: z.string().check(
        z.refine((typed) => (parseKobo(typed) ?? 0) > 0, naira.message),
        z.refine((typed) => (parseKobo(typed) ?? 0) <= left, `At most ${formatNaira(left)} can be refunded`),
      ),
      reason: requiredText("Enter a reason"),
      restock: z.boolean(),
    }),
    z.transform(({ selected, amount, reason, restock }) => {
      const refundItems = toRefundItems(items, selected);
      const canRestock = parseKobo(amount) === left || refundItems.length > 0;
      return { amount, reason, pieces: refundItems, seen: refunded, restock: restock && canRestock };
    }),
  );
}

/** Without a return, an empty form. */
function toDefaultValues(order: RefundOrderProps["order"], request: RefundOrderProps["returnRequest"]) {
  const selected: SelectedItems = Object.fromEntries(
    request?.items.map(({ item, quantity, numbers }) => [item, { numbers: [...numbers], count: quantity }]) ?? [],
  );
  const sum = Math.min(order.total - order.refunded, selectedTotal(order.items, selected));
  return {
    selected,
    amount: sum > 0 ? formatTyped(sum) : "",
    reason: request ? `Return: ${request.reason.charAt(0).toLowerCase()}${request.reason.slice(1)}` : "",
    restock: sum > 0,
  };
}

/** Refunds an order in part or in full. The selected items suggest an amount, which can be changed. */
export function RefundOrder({ order, returnRequest }: RefundOrderProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const form = useApiForm({
    schema: refundForm(order),
    defaultValues: toDefaultValues(order, returnRequest),
    send: (body) =>
      api.post(adminApiPaths.refundOrder(order._id), {
        ...body,
        ...(returnRequest && { returnRequest: returnRequest.id }),
      }),
    errors,
    resetAfter: true,
    refresh: true,
    onDone: () => {
      notify.success(
        `${formatNaira(parseKobo(form.getValues("amount")) ?? 0)} is refunded, and ${order.user.name} gets an email.`,
      );
      setOpen(false);
    },
    onError: ({ fields }) => {
      // Somebody else has changed the order.
      if (fields?.order) router.refresh();
    },
  });
  const left = order.total - order.refunded;
  const selected = form.part("selected");
  const kobo = parseKobo(form.watch("amount"));
  const isAll = kobo === left;
  const canRestock = isAll || toRefundItems(order.items, selected.value).length > 0;

  function select(next: SelectedItems) {
    selected.onChange(next);
    const sum = Math.min(left, selectedTotal(order.items, next));
    form.setValue("amount", sum > 0 ? formatTyped(sum) : "");
  }

  return (
    <>
      <Button size="small" variant="secondary" aria-label={`Refund ${order.number}`} onClick={() => setOpen(true)}>
        Refund
      </Button>
      <AdminDialog open={open} onClose={() => setOpen(false)} title={`Refund ${order.number}`} sheet>
        <Form onSubmit={form.onSubmit} className="grid gap-4">
          <p>
            {order.user.name} paid {formatNaira(order.total)}.{" "}
            {order.refunded > 0 && `${formatNaira(order.refunded)} already refunded. `}A refund cannot be undone.
          </p>
          <RefundItems items={order.items} value={selected.value} onChange={select} />
          <div className="grid grid-cols-[1fr_auto] items-end gap-3">
            <TextField
              label="Amount in naira"
              inputMode="decimal"
              autoComplete="off"
              hint={`${formatNaira(left)} can be refunded`}
              {...form.field("amount")}
            />
            <Button
              variant="quiet"
              size="small"
              className="mb-7"
              onClick={() => form.setValue("amount", formatTyped(left))}
            >
              Full amount
            </Button>
          </div>
          <TextField
            label="Reason"
            maxLength={200}
            autoComplete="off"
            hint={`${order.user.name} sees it in the email.`}
            {...form.field("reason")}
          />
          <Checkbox
            label={isAll ? "Restock all items" : "Restock these items"}
            disabled={!canRestock}
            hint="A numbered item is sold again under a new number. The old number becomes void."
            {...form.field("restock")}
          />
          {isAll && <p className="text-small text-warn">Full refund: nothing more of this order is shipped.</p>}
          <FormMessage message={form.message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" loading={form.busy && "Refunding…"}>
              {kobo ? `Refund ${formatNaira(kobo)}` : "Refund"}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </Form>
      </AdminDialog>
    </>
  );
}
