import * as z from "zod/mini";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { FieldProps } from "@/components/ui/use-api-form";
import { type AdminDownload, downloadChange } from "@/lib/downloads/contracts";

const { title, description, level, name } = downloadChange.shape;

const withoutExtension = (filename: string) => filename.replace(/\.\w{1,5}$/, "");

export const toFormValues = (file: AdminDownload | null) => ({
  title: file?.title ?? "",
  description: file?.description ?? "",
  level: file?.level ?? "",
  name: file ? withoutExtension(file.filename) : "",
});

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
  };
}

type DownloadFieldsProps = {
  field: (name: "title" | "description" | "level" | "name") => FieldProps;
  /** The current file name of an existing download. */
  filename?: string;
};

/** Title, description, plan and file name of a download. */
export function DownloadFields({ field, filename }: DownloadFieldsProps) {
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
        <option value="basic">All plans</option>
        <option value="exclusive">Annual and Collector</option>
      </Select>
      <TextField
        label="File name"
        maxLength={80}
        hint={
          filename
            ? `Saved as ${filename}. Changing the name breaks the current link.`
            : "Without extension. Leave empty to use the title."
        }
        {...field("name")}
      />
    </>
  );
}
