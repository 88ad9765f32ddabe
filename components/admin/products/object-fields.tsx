import { TextField } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { FieldProps } from "@/components/ui/use-api-form";

type ObjectFieldsProps = { field: (name: "material" | "dimensions" | "care" | "sizeGuide") => FieldProps };

/** What the page of a product says about the object itself. All of it is optional. */
export function ObjectFields({ field }: ObjectFieldsProps) {
  return (
    <>
      <TextField label="Material" maxLength={300} {...field("material")} />
      <TextField
        label="Dimensions in cm"
        hint="Height × width × depth, for example 46 × 31 × 28. Leave out the depth of a flat work."
        {...field("dimensions")}
      />
      <Textarea label="Care" rows={2} maxLength={1_000} {...field("care")} />
      <Textarea
        label="Size guide"
        rows={3}
        hint="First line: Size, Chest, Length. Then a line for each size in cm: M, 55, 72."
        {...field("sizeGuide")}
      />
    </>
  );
}
