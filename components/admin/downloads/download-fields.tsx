import * as z from "zod/mini";
import { type DropName, DropPicker } from "@/components/admin/ui/drop-picker";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { FieldProps, PartProps } from "@/components/ui/use-api-form";
import { type AdminDownload, downloadChange } from "@/lib/downloads/contracts";

const { title, description, level, name } = downloadChange.shape;

const withoutExtension = (filename: string) => filename.replace(/\.\w{1,5}$/, "");

export const toFormValues = (file: AdminDownload | null) => ({
  title: file?.title ?? "",
  description: file?.description ?? "",
  level: file?.level ?? "",
  name: file ? withoutExtension(file.filename) : "",
  products: file ? file.products.map(({ slug }) => slug) : [],
});

/** Whose members may download a file. */
export const levelNames = {
  basic: "All plans",
  exclusive: "Annual and Collector",
  owners: "None: only owners of its drops",
} as const;

/** The contract of the fields. An unchanged or empty name is not sent. */
export function downloadFields(file: AdminDownload | null) {
  const unchanged = toFormValues(file).name;
  const newName = z.pipe(
    z.string(),
    z.transform((typed) => (typed.trim() === unchanged ? undefined : typed.trim() || undefined)),
  );
  return {
    title,
    description,
    level: z.pipe(z.string().check(z.minLength(1, "Choose the plans")), level),
    name: z.pipe(newName, name),
    products: z.array(z.string()),
  };
}

type DownloadFieldsProps = {
  field: (name: "title" | "description" | "level" | "name") => FieldProps;
  products: PartProps<string[]>;
  drops: readonly DropName[];
  /** The existing download. */
  file?: AdminDownload;
};

/** Title, description, plan, drops and file name of a download. */
export function DownloadFields({ field, products, drops, file }: DownloadFieldsProps) {
  // A drop that was deleted keeps its files, because its owners do.
  const deleted = file?.products.filter(({ slug }) => !drops.some((drop) => drop.slug === slug)) ?? [];
  return (
    <>
      <TextField label="Title" required maxLength={120} {...field("title")} />
      <Textarea
        label="Description"
        rows={3}
        maxLength={500}
        hint="For an image, add its print or screen size."
        {...field("description")}
      />
      <Select label="Plans" required {...field("level")}>
        <option value="" disabled>
          Choose
        </option>
        {Object.entries(levelNames).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <DropPicker
        drops={[...drops, ...deleted]}
        emptyText="Add a drop, and its owners may download the file without a plan, for as long as they own it."
        {...products}
      />
      <TextField
        label="File name"
        maxLength={80}
        hint={
          file
            ? `Saved as ${file.filename}. Changing the name breaks the current link.`
            : "Without extension. Leave empty to use the title."
        }
        {...field("name")}
      />
    </>
  );
}
