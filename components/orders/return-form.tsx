"use client";

import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FileField } from "@/components/ui/file-field";
import { Form } from "@/components/ui/form";
import { mayBePicture, pictureTypes, wrongPictureMessage } from "@/components/ui/picked-files";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { isKeyOf } from "@/lib/core/records";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { getRefundableUnits } from "@/lib/orders/refunds/rules";
import { type ReturnedItem, returnFields, returnReasonLabels } from "@/lib/orders/return-contracts";
import { MAX_RETURN_PHOTOS } from "@/lib/orders/return-rules";
import { type ReturnableItem, ReturnItems } from "./return-items";
import { shrinkPhoto } from "./shrink-photo";

const errors = { offline: "Network error", otherwise: "Failed to request the return" };

const returnForm = z.extend(returnFields, {
  items: z
    .custom<readonly ReturnedItem[]>()
    .check(z.refine((items) => items.length > 0, "Please choose what you want to return")),
  reason: z.pipe(
    z.string(),
    z.transform((name, context) => {
      if (isKeyOf(returnReasonLabels, name)) return name;
      context.issues.push({ code: "custom", input: name, message: "Please choose a reason" });
      return z.NEVER;
    }),
  ),
  photos: z.pipe(
    z
      .custom<FileList | undefined>(
        (files) => !(files instanceof FileList) || files.length <= MAX_RETURN_PHOTOS,
        `Please choose at most ${MAX_RETURN_PHOTOS} photos`,
      )
      .check(z.refine((files) => !files || [...files].every(mayBePicture), wrongPictureMessage)),
    z.transform((files) => (files instanceof FileList ? [...files] : [])),
  ),
});

async function send(number: string, { items, reason, text, photos }: z.infer<typeof returnForm>) {
  const form = new FormData();
  form.set("items", JSON.stringify(items));
  form.set("reason", reason);
  form.set("text", text);
  for (const photo of photos) form.append("photos", await shrinkPhoto(photo), photo.name);
  return api.upload(accountApiPaths.requestReturn(number), form);
}

/** All units of an order line. */
const wholeLine = (item: ReturnableItem): ReturnedItem => ({
  item: item._id,
  quantity: getRefundableUnits(item),
  numbers: [...item.editions],
});

/** Requests the return of a delivered order: its items, a reason, a text and up to three photos. An order of one unit returns that one. */
export function ReturnForm({ number, items }: { number: string; items: readonly ReturnableItem[] }) {
  const returnable = items.filter((item) => getRefundableUnits(item) > 0);
  const isOne = returnable.length === 1 && returnable.every((item) => getRefundableUnits(item) === 1);
  const form = useApiForm({
    schema: returnForm,
    defaultValues: { items: isOne ? returnable.map(wholeLine) : [], reason: "", text: "", photos: undefined },
    errors,
    send: (fields) => send(number, fields),
    toast: "Your return request was sent.",
    refresh: true,
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      {!isOne && <ReturnItems items={returnable} {...form.part("items")} />}
      <Select label="Reason" required {...form.field("reason")}>
        <option value="">Choose a reason</option>
        {Object.entries(returnReasonLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Textarea label="What is wrong" required maxLength={2_000} {...form.field("text")} />
      <FileField
        label="Photos"
        hint={`Optional, at most ${MAX_RETURN_PHOTOS}`}
        accept={pictureTypes}
        multiple
        button="Add photos"
        {...form.field("photos")}
      />
      <FormMessage message={form.message} />
      <Button type="submit" variant="secondary" loading={form.busy && "Sending…"} className="justify-self-start">
        Request a return
      </Button>
    </Form>
  );
}
