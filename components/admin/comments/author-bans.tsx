"use client";

import { useState } from "react";
import * as z from "zod/mini";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Form } from "@/components/ui/form";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useApiForm } from "@/components/ui/use-api-form";
import { describeFailure } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { banBody, type CommentAuthor } from "@/lib/comments/admin-contracts";
import { keysOf } from "@/lib/core/keys-of";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const UNDO_MS = 10_000;
const banDays = { "1": 1, "7": 7, "30": 30, "90": 90, "365": 365, none: null } as const;
const banForm = z.object({
  days: z.pipe(
    z.enum(keysOf(banDays)),
    z.transform((days) => banDays[days]),
  ),
  reason: banBody.shape.reason,
  hides: z.boolean(),
});

type Ban = CommentAuthor["bans"][number];

/** "Until 3 Dec 2026, 14:00"; how a ban that is over has ended. */
function describeEnd({ endsAt, liftedAt, isActive }: Ban): string {
  const moment = (at: string) => `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`;
  if (isActive) return endsAt ? `Banned until ${moment(endsAt)}` : "Banned until the ban is lifted";
  const isLifted = liftedAt !== null && liftedAt !== endsAt;
  return isLifted ? `Ban lifted on ${moment(liftedAt)}` : `Ban ended on ${moment(endsAt ?? liftedAt ?? "")}`;
}

type AuthorBansProps = { commentId: string; data: CommentAuthor; onChanged: () => void };

/** The bans of an author from commenting, and the button that bans them or lifts the ban. */
export function AuthorBans({ commentId, data: { author, bans }, onChanged }: AuthorBansProps) {
  const [open, setOpen] = useState(false);
  const [lifting, setLifting] = useState(false);
  const active = bans.find(({ isActive }) => isActive);
  const lift = async () => {
    setLifting(true);
    const response = await api.delete(adminApiPaths.commentBan(commentId));
    setLifting(false);
    if (response.ok) notify.success("The ban is lifted");
    else
      notify.error(
        describeFailure(response, { offline: "Network error", otherwise: "The ban could not be lifted" }).text,
      );
    onChanged();
  };
  const form = useApiForm({
    schema: banForm,
    defaultValues: { days: "7", reason: "", hides: false },
    send: (body) => api.post(adminApiPaths.commentBan(commentId), body),
    errors: { offline: "Network error", otherwise: "The ban could not be saved" },
    resetAfter: true,
    onDone: () => {
      setOpen(false);
      onChanged();
      notify.success("This person can no longer comment", {
        duration: UNDO_MS,
        action: { label: "Undo", onClick: () => void lift() },
      });
    },
  });
  if (author.isAdmin) return null;
  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="sr-only">Bans</h3>
      {bans.length > 0 && (
        <ul className="grid gap-2">
          {bans.map((ban) => (
            <li key={ban._id} className={`text-small ${ban.isActive ? "font-semibold text-danger" : "text-muted"}`}>
              {describeEnd(ban)}: {ban.reason}
              {ban.hides && ban.isActive && " Earlier comments are hidden."}
              {ban.by && <span className="font-normal text-muted text-tiny"> by {ban.by}</span>}
            </li>
          ))}
        </ul>
      )}
      {active ? (
        <Button size="small" variant="secondary" loading={lifting && "Lifting…"} onClick={() => void lift()}>
          Lift ban
        </Button>
      ) : (
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          Ban from commenting
        </Button>
      )}
      <AdminDialog open={open} onClose={() => setOpen(false)} title={`Ban ${author.name} from commenting`} sheet>
        <Form onSubmit={form.onSubmit} className="grid gap-4">
          <p className="text-small">
            They see this in place of the comment form. Their account and orders do not change.
          </p>
          <Select label="For" {...form.field("days")}>
            <option value="1">1 day</option>
            <option value="7">7 days</option>
            <option value="30">30 days</option>
            <option value="90">90 days</option>
            <option value="365">1 year</option>
            <option value="none">Until the ban is lifted</option>
          </Select>
          <Textarea
            label="Reason"
            hint="The banned person reads it."
            required
            rows={2}
            maxLength={300}
            {...form.field("reason")}
          />
          <Checkbox
            label="Hide their earlier comments"
            hint="Until the ban ends or is lifted."
            {...form.field("hides")}
          />
          <FormMessage message={form.message} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" loading={form.busy && "Banning…"}>
              Ban
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </Form>
      </AdminDialog>
    </section>
  );
}
