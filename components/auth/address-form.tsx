"use client";

import type { ReactNode } from "react";
import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { Message } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import type { SubmissionOptions } from "@/components/ui/use-submission";
import type { ApiResult } from "@/lib/api-client/client";
import { type ShippingAddress, shippingAddress } from "@/lib/auth/contracts";
import { AddressFields, addressValues } from "./address-fields";

const addressForm = z.object({ shippingAddress });

type AddressFormProps<Reply> = SubmissionOptions<Reply> & {
  /** The URL for submissions without JavaScript. */
  action: string;
  id?: string;
  address?: ShippingAddress | null;
  /** The result of a submission without JavaScript. */
  initialMessage?: Message | null;
  save: (body: { shippingAddress: ShippingAddress }) => Promise<ApiResult<Reply>>;
  /** Hidden inputs, for submissions without JavaScript. */
  children?: ReactNode;
};

/** An address with a save button, for a profile or a single order. */
export function AddressForm<Reply>({ action, id, address, save, children, ...options }: AddressFormProps<Reply>) {
  const form = useApiForm({
    schema: addressForm,
    defaultValues: { shippingAddress: addressValues(address) },
    send: save,
    ...options,
  });
  return (
    <Form id={id} action={action} onSubmit={form.onSubmit} className="grid gap-5">
      {children}
      <AddressFields address={address} field={form.field} />
      <FormMessage message={form.message} />
      <Button type="submit" variant="secondary" loading={form.busy && "Saving…"} className="justify-self-start">
        Save address
      </Button>
    </Form>
  );
}
