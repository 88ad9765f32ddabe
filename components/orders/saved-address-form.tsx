"use client";

import { AddressFields, addressValues } from "@/components/auth/address-fields";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import type { Message } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { addressBody, type SavedAddress } from "@/lib/auth/addresses/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

type SavedAddressFormProps = {
  /** The address to change; without it a new one is added. */
  address?: SavedAddress | undefined;
  /** The URL for submissions without JavaScript, which save the default address only. */
  action?: string;
  id?: string;
  /** The result of a submission without JavaScript. */
  initialMessage?: Message | null;
  onSaved: (address: SavedAddress) => void;
};

const errors = { offline: "Network error", otherwise: "The address could not be saved. Please try again." };

/** Adds a saved address, or changes one. */
export function SavedAddressForm({ address, action, id, initialMessage = null, onSaved }: SavedAddressFormProps) {
  const form = useApiForm({
    schema: addressBody,
    defaultValues: {
      label: address?.label ?? "",
      shippingAddress: addressValues(address?.shippingAddress),
      isDefault: false,
    },
    send: (body) =>
      address ? api.put(accountApiPaths.address(address._id), body) : api.post(accountApiPaths.addresses, body),
    initialMessage,
    errors,
    toast: "Address saved",
    refresh: true,
    onDone: (reply) => onSaved(reply.address),
  });
  return (
    <Form id={id} action={action} onSubmit={form.onSubmit} className="grid gap-5">
      <TextField
        label="Address name"
        hint="Optional, for example “Office”"
        maxLength={40}
        autoComplete="off"
        className="noscript:hidden"
        {...form.field("label")}
      />
      <AddressFields address={address?.shippingAddress} field={form.field} />
      {!address?.isDefault && (
        <Checkbox label="Use as my default address" className="noscript:hidden" {...form.field("isDefault")} />
      )}
      <FormMessage message={form.message} />
      <Button type="submit" variant="secondary" loading={form.busy && "Saving…"} className="justify-self-start">
        Save address
      </Button>
    </Form>
  );
}
