"use client";

import { type FormEvent, type KeyboardEvent, useState } from "react";
import { hasPreference } from "@/components/admin/shell/preferences";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { type RemovalForm, removalForm } from "@/lib/comments/removal-contracts";
import { MAX_REMOVAL_NOTE_LENGTH, removalReasonNames, removalReasons } from "@/lib/comments/removal-reasons";

const verbs = { reject: "Reject", delete: "Delete" } as const;

/** What is asked about: comments that a moderator rejects or deletes. */
export type AskedRemoval = { action: keyof typeof verbs; count: number };

type RemovalDialogProps = {
  /** Null while nothing is asked. */
  asked: AskedRemoval | null;
  onClose: () => void;
  onDone: (removal: RemovalForm) => void;
};

/** Asks why comments are rejected or deleted, which their authors read. */
export function RemovalDialog({ asked, onClose, onDone }: RemovalDialogProps) {
  const title = asked && `${verbs[asked.action]} ${asked.count === 1 ? "this comment" : `${asked.count} comments`}?`;
  return (
    <AdminDialog open={asked !== null} onClose={onClose} title={title} sheet>
      {asked && <RemovalFields asked={asked} onClose={onClose} onDone={onDone} />}
    </AdminDialog>
  );
}

/** The number of a reason is a key that chooses it and sends the form; the last one asks for a sentence first. */
function RemovalFields({ asked, onClose, onDone }: RemovalDialogProps & { asked: AskedRemoval }) {
  const [errors, setErrors] = useState<{ reason?: string; note?: string }>({});
  const send = (form: HTMLFormElement) => {
    const parsed = removalForm.safeParse(Object.fromEntries(new FormData(form)));
    if (parsed.success) return onDone(parsed.data);
    const found = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    setErrors(found);
    form.querySelector<HTMLElement>(`[name=${found.reason ? "reason" : "note"}]`)?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    const reason = removalReasonNames[Number(event.key) - 1];
    const isText = event.target instanceof HTMLInputElement;
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const form = event.currentTarget;
    const select = form.querySelector("select");
    if (!reason || !select || isText || isModified || event.repeat || hasPreference("no-keys")) return;
    event.preventDefault();
    select.value = reason;
    send(form);
  };
  const author = asked.count === 1 ? "The author reads" : "The authors read";
  return (
    <Form
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
      onKeyDown={handleKey}
      className="grid gap-4"
    >
      <Select
        label="Reason"
        name="reason"
        defaultValue=""
        required
        error={errors.reason}
        hint={
          <>
            {author} it.{" "}
            <span className="touch:hidden max-md:hidden">
              The keys 1 to {removalReasonNames.length} choose one and send.
            </span>
          </>
        }
      >
        <option value="" disabled>
          Choose a reason
        </option>
        {removalReasonNames.map((name, index) => (
          <option key={name} value={name}>
            {index + 1}. {removalReasons[name]}
          </option>
        ))}
      </Select>
      <TextField
        label="A sentence for the author"
        name="note"
        maxLength={MAX_REMOVAL_NOTE_LENGTH}
        autoComplete="off"
        error={errors.note}
        hint={`Needed for “${removalReasons.other}”. At most ${MAX_REMOVAL_NOTE_LENGTH} characters.`}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger">
          {verbs[asked.action]}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
