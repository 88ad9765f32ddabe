"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import { formatNaira, koboOf } from "@/lib/platform/money";
import type { AdminOrder } from "@/lib/shop/contracts";
import { type Chosen, type RefundableItem, RefundPieces, sumOfPieces, toPieces } from "./refund-pieces";

type RefundOrderProps = {
  order: Pick<AdminOrder, "_id" | "number" | "total" | "refunded" | "user"> & { items: RefundableItem[] };
};

const typed = (kobo: number): string => (kobo % 100 === 0 ? String(kobo / 100) : (kobo / 100).toFixed(2));

/** Gives back a part of what was paid, or all that is left of it. The pieces fill in the sum, which can be another one. */
export function RefundOrder({ order }: RefundOrderProps) {
  const router = useRouter();
  const work = useWork();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({});
  const [amount, setAmount] = useState("");
  const [restock, setRestock] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const left = order.total - order.refunded;
  const kobo = koboOf(amount);
  const isAll = kobo === left;
  const pieces = toPieces(order.items, chosen);

  function choose(next: Chosen) {
    setChosen(next);
    const sum = Math.min(left, sumOfPieces(order.items, next));
    setAmount(sum > 0 ? typed(sum) : "");
  }

  async function refund(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "").trim();
    const missing = {
      ...(!kobo && { amount: "Please give the amount in naira, like 12500 or 12500.50" }),
      ...(kobo && kobo > left && { amount: `At most ${formatNaira(left)} is left of it` }),
      ...(!reason && { reason: "Please say why" }),
    };
    setWrong(missing);
    setProblem("");
    if (Object.keys(missing).length > 0 || !work.begin()) return;
    const body = { amount, seen: order.refunded, reason, pieces, restock: restock && (isAll || pieces.length > 0) };
    const result = await api.post(deskCalls.refundOrder(order._id), body);
    work.end();
    if (!result.ok) {
      const { order: changed, pieces: which, restock: shelf, ...fields } = result.fields ?? {};
      setWrong(fields);
      const why = changed ?? which ?? shelf;
      const words = complaintAbout(result, { offline: "Network error", otherwise: "Failed to refund order" });
      if (changed) router.refresh();
      return setProblem(`❌ ${words}${why ? `. ${why}` : ""}`);
    }
    setOpen(false);
    setChosen({});
    setAmount("");
    setRestock(false);
    notify.success(`${formatNaira(kobo ?? 0)} goes back, and ${order.user.name} is told.`);
    router.refresh();
  }

  return (
    <>
      <Button size="small" look="danger" aria-label={`Refund ${order.number}`} onClick={() => setOpen(true)}>
        Refund
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Refund ${order.number}`} sheet>
        <form onSubmit={refund} noValidate className="grid gap-4">
          <p>
            {order.user.name} paid {formatNaira(order.total)}.{" "}
            {order.refunded > 0 && `${formatNaira(order.refunded)} went back already. `}
            What goes back cannot be asked for again.
          </p>
          <RefundPieces items={order.items} chosen={chosen} choose={choose} />
          <div className="grid grid-cols-[1fr_auto] items-end gap-3">
            <TextField
              label="Amount in naira"
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              error={wrong.amount}
              hint={`${formatNaira(left)} can go back`}
            />
            <Button look="quiet" size="small" className="mb-7" onClick={() => setAmount(typed(left))}>
              All of it
            </Button>
          </div>
          <TextField
            label="Why"
            name="reason"
            maxLength={200}
            autoComplete="off"
            error={wrong.reason}
            hint={`${order.user.name} reads it in the mail.`}
          />
          <Checkbox
            label={isAll ? "Put every piece back on the shelf" : "Put the pieces back on the shelf"}
            checked={restock}
            disabled={!isAll && pieces.length === 0}
            onChange={(event) => setRestock(event.target.checked)}
            hint="A numbered piece is sold again under a new number; its old one is void."
          />
          {isAll && <p className="text-small text-warn">All of it: no piece of this order is sent any more.</p>}
          <Message>{problem}</Message>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="danger" busy={work.busy && "Refunding…"}>
              {kobo ? `Refund ${formatNaira(kobo)}` : "Refund"}
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Leave it as it is
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
