import { useRef } from "react";
import { TextField } from "@/components/ui/field";
import type { FieldProps } from "@/components/ui/use-api-form";
import { slugify } from "@/lib/core/form-inputs";

type NameSlugFieldsProps = {
  /** The label of the name field. */
  label: "Name" | "Title";
  name: FieldProps;
  slug: FieldProps;
  /** For a new record, whose slug follows its name until it is edited. */
  onSlug?: ((slug: string) => void) | false;
  maxNameLength?: number;
  maxSlugLength: number;
  slugHint?: string;
  isSlugFixed?: boolean;
};

/** Name and slug fields. */
export function NameSlugFields({ label, name, slug, onSlug, maxNameLength = 120, ...props }: NameSlugFieldsProps) {
  const isEdited = useRef(slug.defaultValue !== slugify(name.defaultValue ?? ""));
  return (
    <>
      <TextField
        label={label}
        required
        maxLength={maxNameLength}
        {...name}
        onChange={(event) => {
          if (onSlug && !isEdited.current) onSlug(slugify(event.target.value));
          void name.onChange(event);
        }}
      />
      <TextField
        label="Slug"
        required
        maxLength={props.maxSlugLength}
        readOnly={props.isSlugFixed}
        hint={props.slugHint ?? "The last part of the URL: lower-case letters, digits and hyphens."}
        {...slug}
        onChange={(event) => {
          isEdited.current = true;
          void slug.onChange(event);
        }}
      />
    </>
  );
}
