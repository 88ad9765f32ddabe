"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const errorMessages = { offline: "Network error", otherwise: "Failed to update order" };

/** Ships an order. The buyer gets the courier and the tracking number by email. */
export function ShipOrder({ id, number, buyer }: { id: string; number: string; buyer: string }) {
  const router = useRouter();
  const submission = useSubmitting();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState("");
  const [wrongLink, setWrongLink] = useState("");

  async function ship(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    if (!submission.start()) return;
    setProblem("");
    setWrongLink("");
    const result = await api.patch(adminApiPaths.shipOrder(id), fields);
    submission.finish();
    if (!result.ok && result.fields?.trackingUrl) return setWrongLink(result.fields.trackingUrl);
    if (!result.ok)
      return setProblem(
        `❌ ${errorMessage(result, errorMessages)}${result.fields?.order ? `. ${result.fields.order}` : ""}`,
      );
    setOpen(false);
    notify.success(`${number} is shipped. ${buyer} gets an email.`);
    router.refresh();
  }

  return (
    <>
      <Button size="small" variant="secondary" aria-label={`Ship ${number}`} onClick={() => setOpen(true)}>
        Ship
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Ship ${number}`} sheet>
        <form onSubmit={ship} noValidate className="grid gap-4">
          <p>{buyer} gets an email with these details. All fields are optional.</p>
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
          <Alert>{problem}</Alert>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={submission.submitting && "Shipping…"}>
              Mark as shipped
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
