"use client";

import { useState } from "react";
import { cardClass, cardFormClass } from "@/components/admin/ui/form-section";
import { AddressFields, addressValues } from "@/components/auth/address-fields";
import { type CountryList, CountryProvider } from "@/components/auth/country-options";
import { useDeliveryQuote } from "@/components/orders/use-delivery-quote";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { formatNaira, toKobo } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { DeliveryQuote } from "@/lib/orders/delivery-zones/contracts";
import { type DraftProduct, draftOrderBody, linkDays } from "@/lib/orders/drafts/contracts";
import { DraftLines, linesTotal } from "./draft-lines";

const errors = { offline: "Network error", otherwise: "The order could not be created" };
const defaultValues = {
  lines: [],
  email: "",
  firstName: "",
  lastName: "",
  shippingAddress: addressValues(null),
  discountCode: "",
  days: "3" as const,
  send: true,
};

type DraftOrderFormProps = {
  products: readonly DraftProduct[];
  countries: CountryList;
  /** Delivery in Nigeria, before another country is chosen. */
  delivery: DeliveryQuote;
};

/** Makes an order for a buyer on the phone; its page then has the payment link. */
export function DraftOrderForm({ products, countries, delivery: inNigeria }: DraftOrderFormProps) {
  const [country, setCountry] = useState("Nigeria");
  const delivery = useDeliveryQuote(country, inNigeria);
  const form = useApiForm({
    schema: draftOrderBody,
    defaultValues,
    send: (body) => api.post(adminApiPaths.draftOrders, body),
    errors,
    toast: ({ number }) => `Order ${number} is created`,
    goTo: ({ number }) => adminPaths.order(number),
    onDone: () => "leaving",
  });
  const lines = form.part("lines");
  const items = linesTotal(products, lines.value);
  const shipping = delivery.problem === null ? toKobo(delivery.price) : 0;

  return (
    <CountryProvider countries={countries}>
      <Form onSubmit={form.onSubmit} className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className={cardFormClass}>
          <DraftLines products={products} {...lines} />
          <section aria-labelledby="buyer" className={cardClass}>
            <h2 id="buyer" className="font-bold text-base">
              Buyer
            </h2>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField label="First name" autoComplete="off" {...form.field("firstName")} />
              <TextField label="Last name" autoComplete="off" {...form.field("lastName")} />
            </div>
            <TextField
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="off"
              hint="For the receipt and the news about the parcel"
              {...form.field("email")}
            />
          </section>
          <section aria-labelledby="address" className={cardClass}>
            <h2 id="address" className="font-bold text-base">
              Delivery address
            </h2>
            <AddressFields field={form.field} onCountry={setCountry} />
          </section>
        </div>
        <section aria-labelledby="summary" className={`${cardClass} xl:sticky xl:top-18`}>
          <h2 id="summary" className="font-bold text-base">
            Payment
          </h2>
          <dl className="grid gap-1 text-small [&>div]:flex [&>div]:justify-between [&>div]:gap-4">
            <div>
              <dt>Items</dt>
              <dd className="tabular-nums">{formatNaira(items)}</dd>
            </div>
            <div>
              <dt>Delivery</dt>
              <dd className="tabular-nums">
                {delivery.problem === null ? (shipping === 0 ? "Free" : formatNaira(shipping)) : "Not possible"}
              </dd>
            </div>
            <div className="font-bold text-base">
              <dt>Total</dt>
              <dd className="tabular-nums">{formatNaira(items + shipping)}</dd>
            </div>
          </dl>
          {delivery.problem !== null && <p className="text-small text-warn">{delivery.problem}</p>}
          <TextField
            label="Discount code"
            autoComplete="off"
            maxLength={40}
            hint="Optional; taken off when the order is made"
            {...form.field("discountCode")}
          />
          <Select label="The link is valid for" {...form.field("days")}>
            {linkDays.map((days) => (
              <option key={days} value={days}>
                {days === "1" ? "1 day" : `${days} days`}
              </option>
            ))}
          </Select>
          <Checkbox label="Email the link to the buyer" {...form.field("send")} />
          <FormMessage message={form.message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={form.busy && "Creating…"}>
              Create order
            </Button>
            <ButtonLink href={adminPaths.section("orders")} variant="quiet">
              Cancel
            </ButtonLink>
          </div>
        </section>
      </Form>
    </CountryProvider>
  );
}
