"use client";

import { useState } from "react";
import * as z from "zod/mini";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { MediaItem } from "@/lib/media/contracts";

const errors = { offline: "Network error", otherwise: "Failed to delete file" };

type DeleteMediaProps = {
  item: MediaItem;
  /** The id of the sentence that gives the reason why it cannot be deleted. */
  blockedBy?: string | undefined;
};

/** Deletes a file for good, after its name was typed. Names where it is used. */
export function DeleteMedia({ item: { _id, name, uses }, blockedBy }: DeleteMediaProps) {
  const [open, setOpen] = useState(false);
  const form = useApiForm({
    schema: z.object({
      name: z.string().check(z.refine((typed) => typed.trim() === name, "Type the name exactly as it is shown")),
    }),
    defaultValues: { name: "" },
    send: (body) => api.post(adminApiPaths.mediaAction(_id, "delete"), body),
    errors,
    toast: () => `${name} is deleted`,
    goTo: adminPaths.section("media"),
  });
  const places = uses.map(({ text }) => text).join(", ");

  return (
    <>
      <Button
        variant="danger"
        size="small"
        disabled={blockedBy !== undefined}
        aria-describedby={blockedBy}
        onClick={() => setOpen(true)}
      >
        Delete permanently
      </Button>
      <AdminDialog open={open} onClose={() => setOpen(false)} title={`Delete ${name}?`}>
        <Form onSubmit={form.onSubmit} className="grid gap-4">
          <p>
            {places ? `It is used in: ${places}. It disappears from there. ` : ""}
            The file and its earlier versions are deleted and cannot be restored. To hide it for now, archive it.
          </p>
          <TextField label={`Type the name: ${name}`} autoComplete="off" {...form.field("name")} />
          <FormMessage message={form.message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" loading={form.busy && "Deleting…"}>
              Delete permanently
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
