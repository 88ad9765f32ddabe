"use client";

import { useId, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { shipBody } from "@/lib/orders/contracts";
import { CarrierList } from "./carrier-list";

const errors = { offline: "Network error", otherwise: "Failed to update order" };

type ShipOrderProps = { id: string; number: string; buyer: string; primary?: boolean };

/** Ships an order. The buyer gets the courier and the tracking number by email. */
export function ShipOrder({ id, number, buyer, primary }: ShipOrderProps) {
  const [open, setOpen] = useState(false);
  const carrierList = useId();
  const form = useApiForm({
    schema: shipBody,
    defaultValues: { courier: "", trackingNumber: "", trackingUrl: "" },
    send: (body) => api.patch(adminApiPaths.shipOrder(id), body),
    errors,
    toast: `${number} is shipped. ${buyer} gets an email.`,
    refresh: true,
    onDone: () => setOpen(false),
  });

  return (
    <>
      <Button
        size="small"
        variant={primary ? "primary" : "secondary"}
        aria-label={`Ship ${number}`}
        onClick={() => setOpen(true)}
      >
        Ship
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Ship ${number}`} sheet>
        <Form onSubmit={form.onSubmit} className="grid gap-4">
          <p>{buyer} gets an email with these details. All fields are optional.</p>
          <TextField
            label="Courier"
            maxLength={60}
            placeholder="GIG Logistics"
            list={carrierList}
            {...form.field("courier")}
          />
          <CarrierList id={carrierList} />
          <TextField label="Tracking number" maxLength={60} autoComplete="off" {...form.field("trackingNumber")} />
          <TextField
            label="Tracking link"
            hint="Filled in automatically for some couriers"
            type="url"
            inputMode="url"
            maxLength={300}
            autoComplete="off"
            placeholder="https://"
            {...form.field("trackingUrl")}
          />
          <FormMessage message={form.message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={form.busy && "Shipping…"}>
              Mark as shipped
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
