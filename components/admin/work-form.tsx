"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import type { DeskWork } from "@/lib/exhibitions/desk-contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { type NoteDraft, NoteRows } from "./note-rows";
import { OnePicture, type OnePictureValue } from "./one-picture";
import { slugOf } from "./product-draft";

type Draft = {
  title: string;
  slug: string;
  description: string;
  image: OnePictureValue;
  productSlug: string;
  notes: NoteDraft[];
};

const draftOf = (work: DeskWork | null): Draft => ({
  title: work?.title ?? "",
  slug: work?.slug ?? "",
  description: work?.description ?? "",
  image: work?.image ?? null,
  productSlug: work?.productSlug ?? "",
  notes: (work?.notes ?? []).map((note, index) => ({ ...note, key: `was-${index}` })),
});

type WorkFormProps = {
  exhibitionId: string;
  work: DeskWork | null;
  drops: readonly { slug: string; name: string }[];
};

/** A work, new or as it hangs: its picture, the drop it is sold as, and the notes pinned to it. */
export function WorkForm({ exhibitionId, work, drops }: WorkFormProps) {
  const router = useRouter();
  const busy = useWork();
  const [draft, setDraft] = useState(() => draftOf(work));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!busy.begin()) return;
    setProblem("");
    setErrors({});
    const { slug, notes, productSlug, ...fields } = draft;
    const body = { ...fields, productSlug: productSlug || null, notes: notes.map(({ key: _, ...note }) => note) };
    const result = work
      ? await api.put(deskCalls.deskWork(work._id), { ...body, version: work.version })
      : await api.post(deskCalls.hangWork(exhibitionId), { ...body, slug });
    busy.end();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      const why = result.fields?.version ?? "Please look at what is marked.";
      const sentences = { offline: "Network error", otherwise: "Failed to save work" };
      return setProblem(`❌ ${complaintAbout(result, sentences)}. ${why}`);
    }
    notify.success(`${draft.title} is saved`);
    router.push(deskPaths.editExhibition(exhibitionId));
    router.refresh();
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid max-w-read gap-7">
      <TextField
        label="Title"
        required
        maxLength={140}
        value={draft.title}
        error={errors.title}
        onChange={({ target }) =>
          change({
            title: target.value,
            ...(!work && draft.slug === slugOf(draft.title) && { slug: slugOf(target.value) }),
          })
        }
      />
      <TextField
        label="Slug"
        required
        readOnly={work !== null}
        maxLength={80}
        value={draft.slug}
        error={errors.slug}
        hint={work ? "What visitors wrote beside it is kept under this name." : "Small letters, digits and hyphens."}
        onChange={({ target }) => change({ slug: target.value })}
      />
      <Textarea
        label="Description"
        maxLength={2_000}
        value={draft.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <OnePicture
        shape="work"
        picture={draft.image}
        onChange={(image) => change({ image })}
        errors={{ url: errors["image.url"], alt: errors["image.alt"] }}
      />
      <Select
        label="Sold as"
        value={draft.productSlug}
        error={errors.productSlug}
        onChange={({ target }) => change({ productSlug: target.value })}
      >
        <option value="">Not in the shop</option>
        {drops.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <NoteRows notes={draft.notes} picture={draft.image} onChange={(notes) => change({ notes })} errors={errors} />
      <Message>{problem}</Message>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy.busy && "Saving…"}>
          Save work
        </Button>
        <ButtonLink href={deskPaths.editExhibition(exhibitionId)} look="quiet">
          Leave it
        </ButtonLink>
      </div>
    </form>
  );
}
