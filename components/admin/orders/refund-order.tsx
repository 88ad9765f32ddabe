"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { formatNaira, parseKobo } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminOrder } from "@/lib/orders/contracts";
import { type RefundableItem, RefundItems, type SelectedItems, selectedTotal, toRefundItems } from "./refund-items";

type RefundOrderProps = {
  order: Pick<AdminOrder, "_id" | "number" | "total" | "refunded" | "user"> & { items: RefundableItem[] };
};

const formatTyped = (kobo: number): string => (kobo % 100 === 0 ? String(kobo / 100) : (kobo / 100).toFixed(2));

/** Refunds an order in part or in full. The selected items suggest an amount, which can be changed. */
export function RefundOrder({ order }: RefundOrderProps) {
  const router = useRouter();
  const submission = useSubmitting();
  const [open, setOpen] = useState(false);
  const [selected, setSelected] = useState<SelectedItems>({});
  const [amount, setAmount] = useState("");
  const [restock, setRestock] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const left = order.total - order.refunded;
  const kobo = parseKobo(amount);
  const isAll = kobo === left;
  const refundItems = toRefundItems(order.items, selected);

  function select(next: SelectedItems) {
    setSelected(next);
    const sum = Math.min(left, selectedTotal(order.items, next));
    setAmount(sum > 0 ? formatTyped(sum) : "");
  }

  async function refund(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
    const missing = {
      ...(!kobo && { amount: "Enter the amount in naira, like 12500 or 12500.50" }),
      ...(kobo && kobo > left && { amount: `At most ${formatNaira(left)} can be refunded` }),
      ...(!reason && { reason: "Enter a reason" }),
    };
    setWrong(missing);
    setProblem("");
    if (Object.keys(missing).length > 0 || !submission.start()) return;
    const body = {
      amount,
      seen: order.refunded,
      reason,
      pieces: refundItems,
      restock: restock && (isAll || refundItems.length > 0),
    };
    const result = await api.post(adminApiPaths.refundOrder(order._id), body);
    submission.finish();
    if (!result.ok) {
      const { order: changed, pieces: itemsError, restock: restockError, ...fields } = result.fields ?? {};
      setWrong(fields);
      const reasonError = changed ?? itemsError ?? restockError;
      const message = errorMessage(result, { offline: "Network error", otherwise: "Failed to refund order" });
      if (changed) router.refresh();
      return setProblem(`❌ ${message}${reasonError ? `. ${reasonError}` : ""}`);
    }
    setOpen(false);
    setSelected({});
    setAmount("");
    setRestock(false);
    notify.success(`${formatNaira(kobo ?? 0)} is refunded, and ${order.user.name} gets an email.`);
    router.refresh();
  }

  return (
    <>
      <Button size="small" variant="danger" aria-label={`Refund ${order.number}`} onClick={() => setOpen(true)}>
        Refund
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Refund ${order.number}`} sheet>
        <form onSubmit={refund} noValidate className="grid gap-4">
          <p>
            {order.user.name} paid {formatNaira(order.total)}.{" "}
            {order.refunded > 0 && `${formatNaira(order.refunded)} already refunded. `}A refund cannot be undone.
          </p>
          <RefundItems items={order.items} selected={selected} onSelect={select} />
          <div className="grid grid-cols-[1fr_auto] items-end gap-3">
            <TextField
              label="Amount in naira"
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              error={wrong.amount}
              hint={`${formatNaira(left)} can be refunded`}
            />
            <Button variant="quiet" size="small" className="mb-7" onClick={() => setAmount(formatTyped(left))}>
              Full amount
            </Button>
          </div>
          <TextField
            label="Reason"
            name="reason"
            maxLength={200}
            autoComplete="off"
            error={wrong.reason}
            hint={`${order.user.name} sees it in the email.`}
          />
          <Checkbox
            label={isAll ? "Restock all items" : "Restock these items"}
            checked={restock}
            disabled={!isAll && refundItems.length === 0}
            onChange={(event) => setRestock(event.target.checked)}
            hint="A numbered item is sold again under a new number. The old number becomes void."
          />
          {isAll && <p className="text-small text-warn">Full refund: nothing more of this order is shipped.</p>}
          <Alert>{problem}</Alert>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" loading={submission.submitting && "Refunding…"}>
              {kobo ? `Refund ${formatNaira(kobo)}` : "Refund"}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
