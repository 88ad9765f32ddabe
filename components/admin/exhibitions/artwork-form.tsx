"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { slugify } from "@/components/admin/products/product-form-values";
import { ImageField, type ImageFieldValue } from "@/components/admin/ui/image-field";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminArtwork } from "@/lib/exhibitions/admin-contracts";
import { AnnotationEditor, type AnnotationValues } from "./annotation-editor";

type ArtworkFormValues = {
  title: string;
  slug: string;
  description: string;
  image: ImageFieldValue;
  productSlug: string;
  notes: AnnotationValues[];
};

const toFormValues = (artwork: AdminArtwork | null): ArtworkFormValues => ({
  title: artwork?.title ?? "",
  slug: artwork?.slug ?? "",
  description: artwork?.description ?? "",
  image: artwork?.image ?? null,
  productSlug: artwork?.productSlug ?? "",
  notes: (artwork?.notes ?? []).map((note, index) => ({ ...note, key: `was-${index}` })),
});

type ArtworkFormProps = {
  exhibitionId: string;
  artwork: AdminArtwork | null;
  drops: readonly { slug: string; name: string }[];
};

/** Creates or edits an artwork: image, product and annotations. */
export function ArtworkForm({ exhibitionId, artwork, drops }: ArtworkFormProps) {
  const router = useRouter();
  const submission = useSubmitting();
  const [draft, setDraft] = useState(() => toFormValues(artwork));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const change = (part: Partial<ArtworkFormValues>) => setDraft((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!submission.start()) return;
    setProblem("");
    setErrors({});
    const { slug, notes, productSlug, ...fields } = draft;
    const body = { ...fields, productSlug: productSlug || null, notes: notes.map(({ key: _, ...note }) => note) };
    const result = artwork
      ? await api.put(adminApiPaths.artwork(artwork._id), { ...body, version: artwork.version })
      : await api.post(adminApiPaths.createArtwork(exhibitionId), { ...body, slug });
    submission.finish();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      const why = result.fields?.version ?? "Please check the marked fields.";
      const sentences = { offline: "Network error", otherwise: "Failed to save artwork" };
      return setProblem(`❌ ${errorMessage(result, sentences)}. ${why}`);
    }
    notify.success(`${draft.title} is saved`);
    router.push(adminPaths.editExhibition(exhibitionId));
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
            ...(!artwork && draft.slug === slugify(draft.title) && { slug: slugify(target.value) }),
          })
        }
      />
      <TextField
        label="Slug"
        required
        readOnly={artwork !== null}
        maxLength={80}
        value={draft.slug}
        error={errors.slug}
        hint={artwork ? "Cannot be changed: comments refer to it." : "Lower-case letters, digits and hyphens."}
        onChange={({ target }) => change({ slug: target.value })}
      />
      <Textarea
        label="Description"
        maxLength={2_000}
        value={draft.description}
        error={errors.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <ImageField
        shape="work"
        image={draft.image}
        onChange={(image) => change({ image })}
        errors={{ url: errors["image.url"], alt: errors["image.alt"] }}
      />
      <Select
        label="Product"
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
      <AnnotationEditor
        annotations={draft.notes}
        image={draft.image}
        onChange={(notes) => change({ notes })}
        errors={errors}
      />
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={submission.submitting && "Saving…"}>
          Save artwork
        </Button>
        <ButtonLink href={adminPaths.editExhibition(exhibitionId)} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
