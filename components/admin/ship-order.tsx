"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";

const sentences = { offline: "Network error", otherwise: "Failed to update order" };

/** Sends an order out: the courier and the number under which the parcel can be followed, both said to the buyer by mail. */
export function ShipOrder({ id, number, buyer }: { id: string; number: string; buyer: string }) {
  const router = useRouter();
  const work = useWork();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState("");
  const [wrongLink, setWrongLink] = useState("");

  async function ship(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    if (!work.begin()) return;
    setProblem("");
    setWrongLink("");
    const result = await api.patch(deskCalls.shipOrder(id), fields);
    work.end();
    if (!result.ok && result.fields?.trackingUrl) return setWrongLink(result.fields.trackingUrl);
    if (!result.ok)
      return setProblem(
        `❌ ${complaintAbout(result, sentences)}${result.fields?.order ? `. ${result.fields.order}` : ""}`,
      );
    setOpen(false);
    notify.success(`${number} is shipped, and ${buyer} is told.`);
    router.refresh();
  }

  return (
    <>
      <Button size="small" look="secondary" aria-label={`Ship ${number}`} onClick={() => setOpen(true)}>
        Ship
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Ship ${number}`} sheet>
        <form onSubmit={ship} noValidate className="grid gap-4">
          <p>{buyer} is sent a mail with what stands here. All three lines may stay empty.</p>
          <TextField label="Courier" name="courier" maxLength={60} placeholder="GIG Logistics" />
          <TextField label="Tracking number" name="trackingNumber" maxLength={60} autoComplete="off" />
          <TextField
            label="Tracking link"
            name="trackingUrl"
            type="url"
            inputMode="url"
            maxLength={300}
            autoComplete="off"
            placeholder="https://"
            error={wrongLink || undefined}
          />
          <Message>{problem}</Message>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={work.busy && "Shipping…"}>
              Mark as shipped
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Not yet
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
