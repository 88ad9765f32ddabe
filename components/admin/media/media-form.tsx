"use client";

import * as z from "zod/mini";
import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { useEditForm } from "@/components/admin/versions/use-edit-form";
import { perkLabels } from "@/components/subscriptions/tiers";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { api } from "@/lib/api-client/client";
import { perkNames } from "@/lib/auth/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type MediaItem, mediaChange } from "@/lib/media/contracts";
import { levelNames } from "../downloads/download-fields";
import { FocusPicker } from "./focus-picker";
import { shapeOf } from "./media-labels";

const errors = { offline: "Network error", otherwise: "Failed to save file" };
const { title, description, alt, focus, requiredPerk, level, place } = mediaChange.shape;
const orNull = z.pipe(
  z.transform((value: unknown) => (value === "" ? null : value)),
  requiredPerk,
);
const whole = z.pipe(
  z.transform((value: unknown) => (value === "" ? undefined : Number(value))),
  place,
);

/** The fields of every kind; the server takes those that the kind has. */
const mediaForm = z.object({ title, description, alt, focus, requiredPerk: orNull, level, place: whole });

const perkChoices = {
  null: "None: every plan",
  ...Object.fromEntries(perkNames.map((perk) => [perk, `${perkLabels[perk].label} (${perkLabels[perk].from})`])),
};

/** Title, texts, focal point, plan and place of a file. */
export function MediaForm({ item }: { item: MediaItem }) {
  const { _id, kind, name } = item;
  const isImage = shapeOf(item.mime) === "image";
  const form = useEditForm({
    kind: "record",
    choices: { requiredPerk: perkChoices, level: levelNames, focus: { null: "The middle" } },
    version: item.version,
    schema: mediaForm,
    defaultValues: {
      title: item.title,
      description: item.description,
      alt: item.alt,
      focus: item.focus,
      requiredPerk: item.requiredPerk ?? "",
      level: item.level ?? "basic",
      place: item.place === null ? "" : String(item.place),
    },
    send: (body, version) => api.put(adminApiPaths.media(_id), { ...body, version }),
    errors,
    toast: () => `${name} is saved`,
  });
  const isListed = kind === "content" || kind === "download";

  return (
    <>
      <Form onSubmit={form.onSubmit} className={cardFormClass}>
        <FormSection name="Details">
          <TextField
            label="Title"
            required={isListed}
            maxLength={120}
            hint={isListed ? undefined : "For the library only; visitors do not see it."}
            {...form.field("title")}
          />
          {isListed && (
            <Textarea
              label="Description"
              rows={3}
              maxLength={kind === "download" ? 500 : 2_000}
              {...form.field("description")}
            />
          )}
          {isImage && kind !== "download" && (
            <Textarea
              label="Alternative text"
              rows={3}
              maxLength={kind === "picture" ? 300 : 500}
              hint={
                kind === "picture"
                  ? "Also changes where the picture is used, unless another text was written there."
                  : "What the picture shows, for people who cannot see it. Leave empty to use the title."
              }
              {...form.field("alt")}
            />
          )}
          {kind === "picture" && <FocusPicker {...form.part("focus")} src={item.preview.full} alt={item.alt || name} />}
          {isListed && (
            <TextField
              label="Place in the list"
              inputMode="numeric"
              hint={
                kind === "content"
                  ? `1 is the first in ${item.exhibition?.title ?? "its exhibition"}.`
                  : "1 is the first."
              }
              className="max-w-48"
              {...form.field("place")}
            />
          )}
        </FormSection>
        {isListed && (
          <FormSection name="Who can open it" hint="Nobody can open it without logging in.">
            {kind === "content" && (
              <Select
                label="Required perk"
                hint="Without one, it is open to every plan."
                {...form.field("requiredPerk")}
              >
                {Object.entries(perkChoices).map(([perk, label]) => (
                  <option key={perk} value={perk === "null" ? "" : perk}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
            {kind === "download" && (
              <Select label="Plans" {...form.field("level")}>
                <option value="basic">{levelNames.basic}</option>
                <option value="exclusive">{levelNames.exclusive}</option>
                {item.level === "owners" && <option value="owners">{levelNames.owners}</option>}
              </Select>
            )}
          </FormSection>
        )}
        <FormMessage message={form.message} />
        <Button type="submit" loading={form.busy && "Saving…"} className="justify-self-start">
          Save
        </Button>
      </Form>
      {form.dialog}
    </>
  );
}
