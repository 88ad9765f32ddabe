"use client";

import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { FileField } from "@/components/ui/file-field";
import { Form } from "@/components/ui/form";
import { success } from "@/components/ui/message";
import { mayBePicture, pictureTypes, wrongPictureMessage } from "@/components/ui/picked-files";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { oneFile } from "@/lib/core/form-inputs";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { MAX_PROOF_BYTES, proofUploadFailedMessage } from "@/lib/payment-proofs/contracts";

const missingFile = "Choose a screenshot of the payment.";
const tooLarge = "The screenshot is larger than 8 MB.";
const proofForm = z.object({
  receipt: z.pipe(
    oneFile(missingFile),
    z.custom<File>().check(
      z.refine(mayBePicture, wrongPictureMessage),
      z.refine(({ size }) => size <= MAX_PROOF_BYTES, tooLarge),
    ),
  ),
});
const errors = { offline: proofUploadFailedMessage, otherwise: proofUploadFailedMessage };

function upload(receipt: File, userId: string) {
  const form = new FormData();
  form.set("receipt", receipt);
  form.set("userId", userId);
  return api.upload(accountApiPaths.vipUpload, form);
}

/** Uploads the screenshot of a payment. */
export function PaymentProofForm({ onUploaded }: { onUploaded: () => void }) {
  const { data: me } = useApi(apiPaths.me);
  const form = useApiForm({
    schema: proofForm,
    defaultValues: { receipt: undefined },
    resetAfter: true,
    errors,
    // Without a response about the user, the server refuses the upload with the same message.
    send: ({ receipt }) => upload(receipt, me?.user._id ?? ""),
    onDone: () => {
      onUploaded();
      return success("Received. We will review it and email you.");
    },
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-3">
      <FileField
        label="Screenshot of the payment"
        hint="A JPEG, PNG, WebP or AVIF of up to 8 MB"
        accept={pictureTypes}
        button="Choose a screenshot"
        {...form.field("receipt")}
      />
      <Button type="submit" variant="secondary" loading={form.busy && "Uploading…"}>
        Upload payment proof
      </Button>
      <FormMessage message={form.message} />
    </Form>
  );
}
