import { TextField } from "@/components/ui/field";
import type { FieldProps } from "@/components/ui/use-api-form";

type WallLabelFieldsProps = {
  field: (name: `label.${"year" | "medium" | "dimensions" | "accession" | "credit"}`) => FieldProps;
  /** A free accession number. */
  nextAccession: string;
};

/** The wall label of a product, which its page, its smart labels and the printed label show. All of it is optional. */
export function WallLabelFields({ field, nextAccession }: WallLabelFieldsProps) {
  return (
    <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
      <TextField label="Year" maxLength={120} hint="For example 2026." {...field("label.year")} />
      <TextField
        label="Accession number"
        maxLength={40}
        hint={`${nextAccession} is free.`}
        {...field("label.accession")}
      />
      <TextField label="Medium" maxLength={120} hint="For example Glazed stoneware." {...field("label.medium")} />
      <TextField
        label="Dimensions on the label"
        maxLength={120}
        hint="For example 46 × 31 cm."
        {...field("label.dimensions")}
      />
      <TextField
        label="Credit"
        maxLength={120}
        hint="For example Fired in Abuja for the museum."
        className="xs:col-span-2"
        {...field("label.credit")}
      />
    </div>
  );
}
