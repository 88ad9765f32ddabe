"use client";

import { useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Form } from "@/components/ui/form";
import { useApiForm } from "@/components/ui/use-api-form";
import type { ApiResult } from "@/lib/api-client/client";
import { ConfirmFields, confirmDefaults, confirmSchema } from "./confirm-fields";

type Times = { start: string; end: string };
type DuplicateProps<Reply> = {
  title: string;
  /** What the copy has, and whether it is public. */
  explanation: string;
  /** A choice that can be made besides the times. */
  choice?: string;
  send: (times: Times & { chosen: boolean }) => Promise<ApiResult<Reply>>;
  /** The page of the copy. */
  goTo: (reply: Reply) => string;
};
const fields = ["times"] as const;

/** Creates a copy with new times and opens it. */
export function DuplicateButton<Reply>(props: DuplicateProps<Reply>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" aria-label={`Duplicate ${props.title}`} onClick={() => setOpen(true)}>
        Duplicate
      </Button>
      {open && <DuplicateDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function DuplicateDialog<Reply>({
  title,
  explanation,
  choice,
  send,
  goTo,
  onClose,
}: DuplicateProps<Reply> & { onClose: () => void }) {
  const [chosen, setChosen] = useState(false);
  const [schema] = useState(() => confirmSchema(fields));
  const form = useApiForm({
    schema,
    defaultValues: confirmDefaults,
    send: ({ start, end }) => send({ start, end, chosen }),
    errors: { offline: "Network error", otherwise: "The copy could not be created. Please try again." },
    toast: `A copy of ${title} is created`,
    goTo,
    onDone: onClose,
  });
  return (
    <AdminDialog open onClose={onClose} title={`Duplicate ${title}`} sheet>
      <Form onSubmit={form.onSubmit} className="grid gap-4">
        <p>{explanation}</p>
        <ConfirmFields fields={fields} field={form.field} />
        {choice && <Checkbox label={choice} checked={chosen} onChange={({ target }) => setChosen(target.checked)} />}
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={form.busy && "Creating…"}>
            Create copy
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </AdminDialog>
  );
}
