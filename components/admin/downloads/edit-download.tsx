"use client";

import * as z from "zod/mini";
import type { DropName } from "@/components/admin/ui/drop-picker";
import { cardClass } from "@/components/admin/ui/form-section";
import { useEditForm } from "@/components/admin/versions/use-edit-form";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type AdminDownload, downloadSaveFailed } from "@/lib/downloads/contracts";
import { DownloadFields, downloadFields, levelNames, toFormValues } from "./download-fields";

const errors = { offline: "Network error", otherwise: downloadSaveFailed };

/** Edits the metadata of a download. */
export function EditDownload({ file, drops }: { file: AdminDownload; drops: readonly DropName[] }) {
  const defaultValues = toFormValues(file);
  const form = useEditForm({
    kind: "record",
    choices: {
      level: levelNames,
      products: Object.fromEntries([...drops, ...file.products].map(({ slug, name }) => [slug, name])),
    },
    version: file.version,
    // An unchanged name has to be in the comparison.
    schema: z.pipe(
      z.object(downloadFields(file)),
      z.transform((fields) => ({ ...fields, name: fields.name ?? defaultValues.name })),
    ),
    defaultValues,
    send: ({ name, ...body }, version) =>
      api.put(adminApiPaths.download(file._id), { ...body, ...(name !== defaultValues.name && { name }), version }),
    errors,
    toast: (reply) => `${reply.file.title} is saved`,
    goTo: adminPaths.section("downloads"),
  });

  return (
    <>
      <Form onSubmit={form.onSubmit} className={`${cardClass} max-w-3xl`}>
        <DownloadFields field={form.field} products={form.part("products")} drops={drops} file={file} />
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={form.busy && "Saving…"}>
            Save file
          </Button>
          <ButtonLink href={adminPaths.section("downloads")} variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
      {form.dialog}
    </>
  );
}
