"use client";

import * as z from "zod/mini";
import { cardClass } from "@/components/admin/ui/form-section";
import { useEditForm } from "@/components/admin/versions/use-edit-form";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { api } from "@/lib/api-client/client";
import { required, wholeNumber } from "@/lib/core/form-inputs";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type AdminWaitingRoom, waitingRoomModes } from "@/lib/waiting-room/admin-contracts";

const waitingRoomForm = z.object({
  mode: z.enum(waitingRoomModes),
  thresholdPerMinute: required(wholeNumber),
  ratePerMinute: required(wholeNumber),
  admissionMinutes: required(wholeNumber),
});

const modeNames = { off: "Off", on: "On", automatic: "Automatic" } as const;

/** The settings of a drop's waiting room. A new rate counts at once. */
export function WaitingRoomForm({ productId, room }: { productId: string; room: AdminWaitingRoom }) {
  const form = useEditForm({
    kind: "record",
    choices: { mode: modeNames },
    version: room.version,
    schema: waitingRoomForm,
    defaultValues: {
      mode: room.mode,
      thresholdPerMinute: String(room.thresholdPerMinute),
      ratePerMinute: String(room.ratePerMinute),
      admissionMinutes: String(room.admissionMinutes),
    },
    send: (body, version) => api.put(adminApiPaths.waitingRoom(productId), { ...body, version }),
    errors: { offline: "Network error", otherwise: "Failed to save the waiting room" },
    toast: "Waiting room saved",
  });
  return (
    <>
      <Form onSubmit={form.onSubmit} className={`${cardClass} max-w-3xl`}>
        <Select
          label="Waiting room"
          hint="On: everyone needs a place, also before the drop opens. Automatic: only while there are more checkouts than the limit."
          {...form.field("mode")}
        >
          {waitingRoomModes.map((mode) => (
            <option key={mode} value={mode}>
              {modeNames[mode]}
            </option>
          ))}
        </Select>
        <div className="grid items-end gap-x-gutter gap-y-5 sm:grid-cols-3">
          <TextField
            label="People let through a minute"
            inputMode="numeric"
            hint="A change counts immediately"
            {...form.field("ratePerMinute")}
          />
          <TextField
            label="Minutes to check out"
            inputMode="numeric"
            hint="Then the place expires"
            {...form.field("admissionMinutes")}
          />
          <TextField
            label="Limit of checkouts a minute"
            inputMode="numeric"
            hint="For “Automatic” only"
            {...form.field("thresholdPerMinute")}
          />
        </div>
        <FormMessage message={form.message} />
        <Button type="submit" className="justify-self-start" loading={form.busy && "Saving…"}>
          Save
        </Button>
      </Form>
      {form.dialog}
    </>
  );
}
