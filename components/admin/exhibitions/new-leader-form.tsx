"use client";

import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { NameSlugFields } from "@/components/admin/ui/name-slug-fields";
import { SaveBar } from "@/components/admin/ui/save-bar";
import { useLongForm } from "@/components/admin/ui/use-long-form";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure } from "@/components/ui/message";
import { api } from "@/lib/api-client/client";
import { formSchema } from "@/lib/core/form-inputs";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type AdminLeader, type LeaderBody, leaderBody } from "@/lib/exhibitions/leaders/contracts";

type Values = Omit<LeaderBody, "termEnd"> & { termEnd: string };

const empty: Values = {
  name: "",
  slug: "",
  title: "President of the Federal Republic of Nigeria",
  term: "",
  termStart: "",
  termEnd: "",
  object: "",
  artworkTitle: "",
};

const schema = formSchema(({ termEnd, ...values }: Values) => ({ ...values, termEnd: termEnd || null }), leaderBody);
const errors = { offline: "Network error", otherwise: "Failed to add the leader" };
const fieldsMarked = failure(`${errors.otherwise}. Please check the marked fields.`);

/** Adds a leader with its work; the texts, the picture and the sources follow in the editor of the draft. */
export function NewLeaderForm({ exhibitionId }: { exhibitionId: string }) {
  const form = useLongForm({
    schema,
    defaultValues: empty,
    send: (body) => api.post(adminApiPaths.createLeader(exhibitionId), body),
    errors,
    toast: (reply: { leader: AdminLeader }) => `${reply.leader.words.name} is saved as a draft`,
    goTo: (reply: { leader: AdminLeader }) => adminPaths.editLeader(reply.leader._id),
    onInvalid: () => fieldsMarked,
    onError: (error) => (error.fields ? fieldsMarked : undefined),
  });
  return (
    <Form onSubmit={form.onSubmit} className={cardFormClass}>
      <FormSection name="Leader">
        <NameSlugFields
          label="Name"
          name={form.field("name")}
          slug={form.field("slug")}
          onSlug={(slug) => form.setValue("slug", slug)}
          maxNameLength={80}
          maxSlugLength={60}
          slugHint="The last part of the page’s URL. It cannot be changed later."
        />
        <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
          <TextField label="Office" required maxLength={160} {...form.field("title")} />
          <TextField
            label="Term"
            required
            maxLength={60}
            hint="As it is printed: 2027–2031, or 2027–."
            {...form.field("term")}
          />
          <TextField label="First day of the term" type="date" required {...form.field("termStart")} />
          <TextField
            label="Last day of the term"
            type="date"
            hint="Empty while in office."
            {...form.field("termEnd")}
          />
        </div>
      </FormSection>
      <FormSection name="Work" hint="Its picture is uploaded next.">
        <TextField
          label="Object"
          required
          maxLength={160}
          hint="What is in place of the face."
          {...form.field("object")}
        />
        <TextField
          label="Title of the work"
          required
          maxLength={140}
          hint="Its address in the exhibition is made from it, and stays when the title changes."
          {...form.field("artworkTitle")}
        />
      </FormSection>
      <SaveBar unsaved={form.unsaved} message={form.message} cancelHref={adminPaths.editExhibition(exhibitionId)}>
        <Button type="submit" loading={form.busy && "Adding…"}>
          Add leader
        </Button>
      </SaveBar>
    </Form>
  );
}
