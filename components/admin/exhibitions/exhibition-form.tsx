"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { ImageField } from "@/components/admin/ui/image-field";
import { NameSlugFields } from "@/components/admin/ui/name-slug-fields";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import type { AdminExhibition, ExhibitionBody } from "@/lib/exhibitions/admin-contracts";

const emptyExhibition: ExhibitionBody = {
  slug: "",
  title: "",
  subtitle: "",
  story: "",
  image: null,
  requiresVIP: true,
  status: "announced",
  opensAt: null,
  link: null,
};

/** Creates or edits an exhibition. A new one is a draft. Saving a public one publishes the changes. */
export function ExhibitionForm({ exhibition }: { exhibition: AdminExhibition | null }) {
  const router = useRouter();
  const submission = useSubmitting();
  const [draft, setDraft] = useState<ExhibitionBody>(exhibition ?? emptyExhibition);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const change = (part: Partial<ExhibitionBody>) => setDraft((before) => ({ ...before, ...part }));
  const isPublic = exhibition !== null && !exhibition.isDraft;

  async function save(event: FormEvent, isDraft: boolean) {
    event.preventDefault();
    if (!submission.start()) return;
    setProblem("");
    setErrors({});
    const { slug, title, subtitle, story, image, requiresVIP, status, opensAt, link } = draft;
    const body = { title, subtitle, story, image, requiresVIP, status, opensAt, link: link?.href ? link : null };
    const result = exhibition
      ? await api.put(adminApiPaths.exhibition(exhibition._id), {
          ...body,
          ...(exhibition.isDraft && { slug }),
          isDraft,
          version: exhibition.version,
        })
      : await api.post(adminApiPaths.exhibitions, { ...body, slug });
    submission.finish();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      const why = result.fields?.version ?? result.fields?.isDraft ?? "Please check the marked fields.";
      const otherwise = "Failed to save exhibition";
      return setProblem(`❌ ${errorMessage(result, { offline: "Network error", otherwise })}. ${why}`);
    }
    notify.success(isDraft ? `${title} is saved as a draft` : `${title} is public`);
    if (!exhibition) router.push(adminPaths.editExhibition(result.data.exhibition._id));
    router.refresh();
  }

  const link = draft.link ?? { href: "", label: "" };

  return (
    <form onSubmit={(event) => void save(event, !isPublic)} noValidate className="grid max-w-read gap-7">
      <NameSlugFields
        label="Title"
        value={{ name: draft.title, slug: draft.slug }}
        onChange={({ name: title, slug }) => change({ title, slug })}
        errors={errors}
        isNew={!exhibition}
        longestSlug={80}
        hasOwnSlug={isPublic}
        slugHint={
          isPublic
            ? "Cannot be changed: the exhibition is public."
            : `Its address: ${paths.exhibition(draft.slug || "…")}`
        }
      />
      <TextField
        label="Subtitle"
        maxLength={160}
        value={draft.subtitle}
        error={errors.subtitle}
        onChange={({ target }) => change({ subtitle: target.value })}
      />
      <Textarea
        label="Story"
        rows={7}
        maxLength={4_000}
        value={draft.story}
        error={errors.story}
        hint="An empty line starts a new paragraph."
        onChange={({ target }) => change({ story: target.value })}
      />
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <Select
          label="Status"
          value={draft.status}
          error={errors.status}
          onChange={({ target }) => change({ status: target.value as ExhibitionBody["status"] })}
        >
          <option value="announced">Announced</option>
          <option value="open">Open</option>
          <option value="closed">Closed</option>
        </Select>
        <TextField
          label="Opens on"
          type="date"
          value={draft.opensAt ?? ""}
          error={errors.opensAt}
          hint="Empty if there is no date yet."
          onChange={({ target }) => change({ opensAt: target.value || null })}
        />
      </div>
      <Switch
        label="Members only"
        hint="Turn off to open it to everyone."
        checked={draft.requiresVIP}
        onChange={({ target }) => change({ requiresVIP: target.checked })}
      />
      <ImageField
        shape="cover"
        image={draft.image}
        onChange={(image) => change({ image })}
        errors={{ url: errors["image.url"], alt: errors["image.alt"] }}
      />
      <fieldset className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <legend className="pb-2 font-medium text-small">Related page</legend>
        <TextField
          label="Path"
          value={link.href}
          maxLength={200}
          error={errors["link.href"]}
          hint="For example /auctions. Empty for none."
          onChange={({ target }) => change({ link: { ...link, href: target.value } })}
        />
        <TextField
          label="Link text"
          value={link.label}
          maxLength={60}
          error={errors["link.label"]}
          onChange={({ target }) => change({ link: { ...link, label: target.value } })}
        />
      </fieldset>
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={submission.submitting && "Saving…"}>
          {isPublic ? "Save and preview" : "Save draft"}
        </Button>
        {exhibition?.isDraft && !submission.submitting && (
          <Button variant="secondary" onClick={(event) => void save(event, false)}>
            Save and publish
          </Button>
        )}
        {isPublic && exhibition.leaders === 0 && !submission.submitting && (
          <Button variant="secondary" onClick={(event) => void save(event, true)}>
            Unpublish
          </Button>
        )}
        <ButtonLink href={adminPaths.section("exhibitions")} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
