"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import type { DeskExhibition, ExhibitionBody } from "@/lib/exhibitions/desk-contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { NameAndSlug } from "./name-and-slug";
import { OnePicture } from "./one-picture";

const blank: ExhibitionBody = {
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

/** An exhibition, new or as it stands. A new one is a draft; what is public says so and is published as it is saved. */
export function ExhibitionForm({ exhibition }: { exhibition: DeskExhibition | null }) {
  const router = useRouter();
  const work = useWork();
  const [draft, setDraft] = useState<ExhibitionBody>(exhibition ?? blank);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const change = (part: Partial<ExhibitionBody>) => setDraft((before) => ({ ...before, ...part }));
  const isPublic = exhibition !== null && !exhibition.isDraft;

  async function save(event: FormEvent, isDraft: boolean) {
    event.preventDefault();
    if (!work.begin()) return;
    setProblem("");
    setErrors({});
    const { slug, title, subtitle, story, image, requiresVIP, status, opensAt, link } = draft;
    const body = { title, subtitle, story, image, requiresVIP, status, opensAt, link: link?.href ? link : null };
    const result = exhibition
      ? await api.put<{ exhibition: DeskExhibition }>(deskCalls.deskExhibition(exhibition._id), {
          ...body,
          ...(exhibition.isDraft && { slug }),
          isDraft,
          version: exhibition.version,
        })
      : await api.post<{ exhibition: DeskExhibition }>(deskCalls.deskExhibitions, { ...body, slug });
    work.end();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      const why = result.fields?.version ?? result.fields?.isDraft ?? "Please look at what is marked.";
      const otherwise = "Failed to save exhibition";
      return setProblem(`❌ ${complaintAbout(result, { offline: "Network error", otherwise })}. ${why}`);
    }
    notify.success(isDraft ? `${title} is saved as a draft` : `${title} is public`);
    if (!exhibition) router.push(deskPaths.editExhibition(result.data.exhibition._id));
    router.refresh();
  }

  const link = draft.link ?? { href: "", label: "" };

  return (
    <form onSubmit={(event) => void save(event, !isPublic)} noValidate className="grid max-w-read gap-7">
      <NameAndSlug
        label="Title"
        value={{ name: draft.title, slug: draft.slug }}
        onChange={({ name: title, slug }) => change({ title, slug })}
        errors={errors}
        isNew={!exhibition}
        longestSlug={80}
        keepsSlug={isPublic}
        slugHint={
          isPublic ? "It is public, so it keeps its address." : `Its address: ${paths.exhibition(draft.slug || "…")}`
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
        hint="A blank line begins a new paragraph."
        onChange={({ target }) => change({ story: target.value })}
      />
      <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <Select
          label="Stands as"
          value={draft.status}
          error={errors.status}
          onChange={({ target }) => change({ status: target.value as ExhibitionBody["status"] })}
        >
          <option value="announced">Announced, everybody may read of it</option>
          <option value="open">Open</option>
          <option value="closed">Closed</option>
        </Select>
        <TextField
          label="Doors open"
          type="date"
          value={draft.opensAt ?? ""}
          error={errors.opensAt}
          hint="Empty while no date is set."
          onChange={({ target }) => change({ opensAt: target.value || null })}
        />
      </div>
      <Switch
        label="For members of the Circle"
        hint="Turned off, everybody may walk in."
        checked={draft.requiresVIP}
        onChange={({ target }) => change({ requiresVIP: target.checked })}
      />
      <OnePicture
        shape="cover"
        picture={draft.image}
        onChange={(image) => change({ image })}
        errors={{ url: errors["image.url"], alt: errors["image.alt"] }}
      />
      <fieldset className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
        <legend className="pb-2 font-medium text-small">A page that belongs to it</legend>
        <TextField
          label="Page"
          value={link.href}
          maxLength={200}
          error={errors["link.href"]}
          hint="Like /auctions; empty for none."
          onChange={({ target }) => change({ link: { ...link, href: target.value } })}
        />
        <TextField
          label="What the link is called"
          value={link.label}
          maxLength={60}
          error={errors["link.label"]}
          onChange={({ target }) => change({ link: { ...link, label: target.value } })}
        />
      </fieldset>
      <Message>{problem}</Message>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={work.busy && "Saving…"}>
          {isPublic ? "Save and show" : "Save draft"}
        </Button>
        {exhibition?.isDraft && !work.busy && (
          <Button look="secondary" onClick={(event) => void save(event, false)}>
            Save and publish
          </Button>
        )}
        {isPublic && exhibition.leaders === 0 && !work.busy && (
          <Button look="secondary" onClick={(event) => void save(event, true)}>
            Save and hide
          </Button>
        )}
        <ButtonLink href={deskPaths.desk("exhibitions")} look="quiet">
          Leave it
        </ButtonLink>
      </div>
    </form>
  );
}
