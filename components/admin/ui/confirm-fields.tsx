import * as z from "zod/mini";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { FieldProps } from "@/components/ui/use-api-form";
import { adminReason, grantPlanBody, staffRole } from "@/lib/auth/admin-contracts";
import { emailAddress } from "@/lib/auth/contracts";
import { type StaffRole, staffRoleNames } from "@/lib/auth/staff-roles";
import { lagosDateTime, required, requiredText } from "@/lib/core/form-inputs";

const inputs = z.object({
  reason: adminReason,
  message: requiredText("Enter a message").check(z.minLength(3, "Enter a message"), z.maxLength(300)),
  minutes: required({
    read: (text) => (/^\d+$/.test(text) ? Number(text) : null),
    message: "Enter whole minutes",
  }),
  start: required(lagosDateTime),
  end: required(lagosDateTime),
  plan: grantPlanBody.shape.plan,
  until: grantPlanBody.shape.until,
  staffRole,
  email: emailAddress,
});

const inputNames = {
  reason: ["reason"],
  message: ["message"],
  minutes: ["minutes"],
  times: ["start", "end"],
  plan: ["plan", "until"],
  staffRole: ["staffRole"],
  email: ["email"],
  invitee: ["email"],
} as const;

const staffRoleSummaries = {
  Owner: "everything, and the roles of others",
  Packer: "orders, returns and welcome packs",
  Moderator: "comments",
  Curator: "exhibitions, pages, events and the owners of numbers",
  Finance: "payments and refunds",
} as const satisfies Record<StaffRole, string>;

/** What a dialog can ask for. */
export type ConfirmField = keyof typeof inputNames;
/** The properties of the request body that a field fills in. */
export type ConfirmInputName<F extends ConfirmField> = (typeof inputNames)[F][number];

export const confirmDefaults: z.input<typeof inputs> = {
  reason: "",
  message: "",
  minutes: "10",
  start: "",
  end: "",
  plan: "yearly",
  until: "",
  staffRole: "Packer",
  email: "",
};

/** The contract of these fields; of the inputs that its type names, only theirs are in the result. */
export function confirmSchema(fields: readonly ConfirmField[]): typeof inputs {
  const names = fields.flatMap((field): readonly (keyof typeof inputs.shape)[] => inputNames[field]);
  return z.pick(
    inputs,
    Object.fromEntries(names.map((name) => [name, true])) as Record<keyof typeof inputs.shape, true>,
  );
}

type ConfirmFieldsProps = {
  fields: readonly ConfirmField[];
  field: (name: keyof typeof inputs.shape) => FieldProps;
  reasonLabel?: string | undefined;
  reasonHint?: string | undefined;
  emailHint?: string | undefined;
};

/** The inputs of a dialog. */
export function ConfirmFields({ fields, field, reasonLabel = "Reason", reasonHint, emailHint }: ConfirmFieldsProps) {
  return (
    <>
      {fields.includes("plan") && (
        <>
          <Select label="Plan" {...field("plan")}>
            <option value="monthly">Monthly</option>
            <option value="yearly">Annual</option>
            <option value="collector">Collector</option>
            <option value="patron">Patron</option>
          </Select>
          <TextField label="End date" type="date" required {...field("until")} />
        </>
      )}
      {fields.includes("invitee") && (
        <TextField label="Email" type="email" autoComplete="off" required {...field("email")} />
      )}
      {fields.includes("staffRole") && (
        <Select label="Role" {...field("staffRole")}>
          {staffRoleNames.map((name) => (
            <option key={name} value={name}>
              {name}: {staffRoleSummaries[name]}
            </option>
          ))}
        </Select>
      )}
      {fields.includes("minutes") && (
        <TextField label="Minutes" inputMode="numeric" hint="At most 1,440 (one day)." {...field("minutes")} />
      )}
      {fields.includes("times") && (
        <div className="grid gap-4 xs:grid-cols-2">
          <TextField label="Starts" type="datetime-local" hint="Lagos time." {...field("start")} />
          <TextField label="Ends" type="datetime-local" {...field("end")} />
        </div>
      )}
      {fields.includes("email") && (
        <TextField
          label="Type the email to confirm"
          type="email"
          autoComplete="off"
          required
          hint={emailHint}
          {...field("email")}
        />
      )}
      {fields.includes("message") && (
        <Textarea label="Message" required rows={3} maxLength={300} {...field("message")} />
      )}
      {fields.includes("reason") && (
        <Textarea label={reasonLabel} required rows={3} maxLength={300} hint={reasonHint} {...field("reason")} />
      )}
    </>
  );
}
