"use client";

import * as z from "zod/mini";
import type { DropName } from "@/components/admin/ui/drop-picker";
import { cardClass } from "@/components/admin/ui/form-section";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type AdminDownload, downloadSaveFailed } from "@/lib/downloads/contracts";
import { DownloadFields, downloadFields, toFormValues } from "./download-fields";

const errors = { offline: "Network error", otherwise: downloadSaveFailed };

/** Edits the metadata of a download. A concurrent edit is rejected and keeps what was typed. */
export function EditDownload({ file, drops }: { file: AdminDownload; drops: readonly DropName[] }) {
  const form = useApiForm({
    schema: z.object(downloadFields(file)),
    defaultValues: toFormValues(file),
    send: (body) => api.put(adminApiPaths.download(file._id), { ...body, version: file.version }),
    errors,
    toast: (reply) => `${reply.file.title} is saved`,
    goTo: adminPaths.section("downloads"),
    refresh: true,
  });

  return (
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
  );
}
