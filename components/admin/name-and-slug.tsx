import { TextField } from "@/components/ui/field";
import { slugOf } from "./product-draft";

type NameAndSlugProps = {
  /** What the form calls it. */
  label: "Name" | "Title";
  value: { name: string; slug: string };
  onChange: (value: { name: string; slug: string }) => void;
  errors: Record<string, string>;
  /** A new one's slug follows its name until somebody writes one of their own. */
  isNew: boolean;
  longestSlug: number;
  slugHint?: string;
  keepsSlug?: boolean;
};

/** What a thing is called, and the last part of its address. */
export function NameAndSlug({ label, value, onChange, errors, isNew, ...slug }: NameAndSlugProps) {
  const field = label.toLowerCase();
  return (
    <>
      <TextField
        label={label}
        name={field}
        required
        maxLength={120}
        value={value.name}
        error={errors[field]}
        onChange={({ target }) =>
          onChange({
            name: target.value,
            slug: isNew && value.slug === slugOf(value.name) ? slugOf(target.value) : value.slug,
          })
        }
      />
      <TextField
        label="Slug"
        name="slug"
        required
        maxLength={slug.longestSlug}
        readOnly={slug.keepsSlug}
        hint={slug.slugHint ?? "The last part of its address: small letters, digits and hyphens."}
        value={value.slug}
        error={errors.slug}
        onChange={({ target }) => onChange({ ...value, slug: target.value })}
      />
    </>
  );
}
