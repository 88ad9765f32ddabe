"use client";

import { useId, useState } from "react";
import * as z from "zod/mini";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminOrder } from "@/lib/orders/contracts";
import { shipBody } from "@/lib/orders/parcels/contracts";
import { getUnitsToShip } from "@/lib/orders/parcels/rules";
import { CarrierList } from "./carrier-list";
import { ParcelItemsField, type ParcelQuantities, toParcelItems } from "./parcel-items-field";

const errors = { offline: "Network error", otherwise: "Failed to update order" };

/** The form of a parcel; its output is the body of the request. */
const shipForm = z.pipe(
  z
    .object({
      courier: shipBody.shape.courier,
      trackingNumber: shipBody.shape.trackingNumber,
      trackingUrl: shipBody.shape.trackingUrl,
      partly: z.boolean(),
      quantities: z.custom<ParcelQuantities>(),
    })
    .check(
      z.refine(({ partly, quantities }) => !partly || toParcelItems(quantities).length > 0, {
        path: ["quantities"],
        message: "Choose at least one item",
      }),
    ),
  z.transform(({ partly, quantities, ...tracking }) => ({
    ...tracking,
    items: partly ? toParcelItems(quantities) : undefined,
  })),
);

/** Everything that is left as the page shows it, so that a unit that was refunded in the meantime is not sent. */
const everythingLeft = (items: AdminOrder["items"]) =>
  toParcelItems(Object.fromEntries(items.map((item) => [item._id, getUnitsToShip(item)])));

type ShipOrderProps = { order: Pick<AdminOrder, "_id" | "number" | "user" | "items" | "parcels">; primary?: boolean };

/** Ships an order, or a part of it in a parcel of its own. The buyer gets the courier and the tracking number by email. */
export function ShipOrder({ order, primary }: ShipOrderProps) {
  const { _id, number, user, items, parcels } = order;
  const [open, setOpen] = useState(false);
  const carrierList = useId();
  const form = useApiForm({
    schema: shipForm,
    defaultValues: { courier: "", trackingNumber: "", trackingUrl: "", partly: false, quantities: {} },
    send: (body) =>
      api.patch(adminApiPaths.shipOrder(_id), {
        ...body,
        items: body.items ?? everythingLeft(items),
        number: parcels.length + 1,
      }),
    errors,
    toast: ({ order: sent }) =>
      sent.status === "pending"
        ? `Parcel ${sent.parcels.length} of ${number} is shipped. ${user.name} gets an email.`
        : `${number} is shipped. ${user.name} gets an email.`,
    resetAfter: true,
    refresh: true,
    onDone: () => setOpen(false),
  });
  const unitCount = items.reduce((sum, item) => sum + getUnitsToShip(item), 0);
  const partly = form.watch("partly");

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
      <AdminDialog open={open} onClose={() => setOpen(false)} title={`Ship ${number}`} sheet>
        <Form onSubmit={form.onSubmit} className="grid gap-4">
          <p>{user.name} gets an email with these details. All fields are optional.</p>
          {unitCount > 1 && <Checkbox label="Send only some of the items now" {...form.field("partly")} />}
          {partly && <ParcelItemsField items={items} {...form.part("quantities")} />}
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
              {partly ? "Ship this parcel" : "Mark as shipped"}
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
