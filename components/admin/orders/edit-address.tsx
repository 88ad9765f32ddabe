"use client";

import { useState } from "react";
import * as z from "zod/mini";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { AddressFields, addressValues } from "@/components/auth/address-fields";
import { type CountryList, CountryProvider } from "@/components/auth/country-options";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type AdminOrder, orderAddressBody } from "@/lib/orders/contracts";

const errors = { offline: "Network error", otherwise: "Failed to update order" };

type EditAddressProps = {
  order: Pick<AdminOrder, "_id" | "number" | "user" | "shippingAddress" | "packingStartedAt">;
  countries: CountryList;
};

/** Changes the delivery address of an order that is not packed yet. */
export function EditAddress({ order, countries }: EditAddressProps) {
  const { _id, number, user, shippingAddress, packingStartedAt } = order;
  const [open, setOpen] = useState(false);
  const form = useApiForm({
    schema: z.object(orderAddressBody.shape),
    defaultValues: { shippingAddress: addressValues(shippingAddress) },
    send: (body) => api.post(adminApiPaths.changeDeliveryAddress(_id), body),
    errors,
    toast: `The address of ${number} is changed. ${user.name} gets an email.`,
    refresh: true,
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className="-my-2 -me-3.5"
        aria-label={`${shippingAddress ? "Edit" : "Add"} the address of ${number}`}
        onClick={() => setOpen(true)}
      >
        {shippingAddress ? "Edit address" : "Add an address"}
      </Button>
      <AdminDialog open={open} onClose={() => setOpen(false)} title={`Delivery address of ${number}`} sheet>
        <Form onSubmit={form.onSubmit} className="grid gap-4">
          <p>
            The price of delivery stays the same, so the country cannot change. {user.name} gets an email with the new
            address.
            {packingStartedAt && " This order is being packed: print its slip and label again."}
          </p>
          <CountryProvider countries={countries}>
            <AddressFields address={shippingAddress} field={form.field} />
          </CountryProvider>
          <FormMessage message={form.message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={form.busy && "Saving…"}>
              Save address
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
