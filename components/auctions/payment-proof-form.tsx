"use client";

import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { success } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { proofUploadFailedMessage } from "@/lib/payment-proofs/contracts";

const missingFile = "Choose a screenshot of the payment.";
const proofForm = z.object({
  receipt: z.pipe(
    z.custom<FileList>((files) => files instanceof FileList && files.length > 0, missingFile),
    z.transform((files) => files[0] as File),
  ),
});
const errors = { offline: proofUploadFailedMessage, otherwise: proofUploadFailedMessage };

function upload(receipt: File, userId: string) {
  const form = new FormData();
  form.set("receipt", receipt);
  form.set("userId", userId);
  return api.upload(apiPaths.vipUpload, form);
}

/** Uploads the screenshot of a payment. */
export function PaymentProofForm({ onUploaded }: { onUploaded: () => void }) {
  const { data: me } = useApi(apiPaths.me);
  const form = useApiForm({
    schema: proofForm,
    defaultValues: { receipt: undefined },
    errors,
    // Without a response about the user, the server refuses the upload with the same message.
    send: ({ receipt }) => upload(receipt, me?.user._id ?? ""),
    onDone: () => {
      onUploaded();
      return success("Received. We will review it and email you.");
    },
  });
  const { error, ...file } = form.field("receipt");
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-3">
      <Field label="Screenshot of the payment" error={error}>
        {(wiring) => (
          <input
            {...file}
            {...wiring}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="min-h-11 text-small"
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" loading={form.busy && "Uploading…"}>
        Upload payment proof
      </Button>
      <FormMessage message={form.message} />
    </Form>
  );
}
