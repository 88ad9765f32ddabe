import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { notify } from "@/components/ui/toast";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { type PasskeyEntry, renamePasskeyBody } from "@/lib/auth/passkeys/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { MfaForm } from "./mfa-form";

const errors = { offline: "Network error", otherwise: "That failed. Please try again." };

/** One passkey with its name and use, and the forms to rename and remove it. */
export function PasskeyItem({ passkey, email }: { passkey: PasskeyEntry; email: string }) {
  const router = useRouter();
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const { _id, name, createdAt, lastUsedAt, isSynced } = passkey;
  const toggle = (form: "rename" | "remove") => setOpen(open === form ? null : form);
  const close = (notice: string) => {
    setOpen(null);
    notify.success(notice);
    router.refresh();
  };
  return (
    <li className="grid gap-4 border-line border-b py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="grid min-w-0">
          <span className="wrap-anywhere">
            {name}
            {isSynced && <span className="text-muted text-tiny">, on all your devices</span>}
          </span>
          <span className="text-muted text-small">
            Added {formatLagosShortDate(createdAt)},{" "}
            {lastUsedAt ? `last used ${formatLagosShortDate(lastUsedAt)}` : "not used yet"}
          </span>
        </span>
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            aria-label={`Rename the passkey: ${name}`}
            aria-expanded={open === "rename"}
            onClick={() => toggle("rename")}
          >
            Rename
          </Button>
          <Button
            size="small"
            variant="danger"
            aria-label={`Remove the passkey: ${name}`}
            aria-expanded={open === "remove"}
            onClick={() => toggle("remove")}
          >
            Remove
          </Button>
        </span>
      </div>
      {open === "rename" && <RenameForm id={_id} name={name} onDone={() => close("Passkey renamed")} />}
      {open === "remove" && (
        <>
          <p className="max-w-read text-small">
            It no longer logs you in, and every other device is logged out. Delete it in your password manager too.
          </p>
          <MfaForm
            request={({ password }) => api.post(accountApiPaths.removePasskey(_id), { password })}
            fields={["password"]}
            email={email}
            submitLabel="Remove passkey"
            onDone={() => close("Passkey removed")}
          />
        </>
      )}
    </li>
  );
}

function RenameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const form = useApiForm({
    schema: renamePasskeyBody,
    defaultValues: { name },
    send: (body) => api.patch(accountApiPaths.passkey(id), body),
    errors,
    onDone,
  });
  return (
    <Form onSubmit={form.onSubmit} className="grid max-w-form gap-5">
      <TextField label="Name" autoComplete="off" maxLength={60} required {...form.field("name")} />
      <FormMessage message={form.message} />
      <Button type="submit" loading={form.busy && "Please wait…"} className="justify-self-start">
        Save
      </Button>
    </Form>
  );
}
