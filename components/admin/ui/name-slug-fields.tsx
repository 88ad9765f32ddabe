import { slugify } from "@/components/admin/products/product-form-values";
import { TextField } from "@/components/ui/field";

type NameSlugFieldsProps = {
  /** The label of the name field. */
  label: "Name" | "Title";
  value: { name: string; slug: string };
  onChange: (value: { name: string; slug: string }) => void;
  errors: Record<string, string>;
  /** The slug of a new record follows its name until it is edited. */
  isNew: boolean;
  longestSlug: number;
  slugHint?: string;
  hasOwnSlug?: boolean;
};

/** Name and slug fields. */
export function NameSlugFields({ label, value, onChange, errors, isNew, ...slug }: NameSlugFieldsProps) {
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
            slug: isNew && value.slug === slugify(value.name) ? slugify(target.value) : value.slug,
          })
        }
      />
      <TextField
        label="Slug"
        name="slug"
        required
        maxLength={slug.longestSlug}
        readOnly={slug.hasOwnSlug}
        hint={slug.slugHint ?? "The last part of the URL: lower-case letters, digits and hyphens."}
        value={value.slug}
        error={errors.slug}
        onChange={({ target }) => onChange({ ...value, slug: target.value })}
      />
    </>
  );
}
