import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { AdminDownload, DownloadBody } from "@/lib/downloads/contracts";

/** The metadata of a download, as typed. */
export type DownloadFormValues = { title: string; description: string; level: string; name: string };

const withoutExtension = (filename: string) => filename.replace(/\.\w{1,5}$/, "");

export const toFormValues = (file: AdminDownload | null): DownloadFormValues => ({
  title: file?.title ?? "",
  description: file?.description ?? "",
  level: file?.level ?? "",
  name: file ? withoutExtension(file.filename) : "",
});

/** The request body. An unchanged or empty name is not sent; the server rejects an empty level. */
export const toRequestBody = ({ name, level, ...draft }: DownloadFormValues, file: AdminDownload | null) => ({
  ...draft,
  level: level as DownloadBody["level"],
  ...(name.trim() && name.trim() !== toFormValues(file).name && { name: name.trim() }),
});

type DownloadFieldsProps = {
  values: DownloadFormValues;
  onChange: (part: Partial<DownloadFormValues>) => void;
  errors: Record<string, string>;
  /** The current file name of an existing download. */
  filename?: string;
};

/** Title, description, plan and file name of a download. */
export function DownloadFields({ values, onChange, errors, filename }: DownloadFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={120}
        value={values.title}
        error={errors.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Textarea
        label="Description"
        rows={3}
        maxLength={500}
        hint="For an image, add its print or screen size."
        value={values.description}
        error={errors.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <Select
        label="Plans"
        required
        value={values.level}
        error={errors.level}
        onChange={({ target }) => onChange({ level: target.value })}
      >
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
            : "Without extension. Empty to use the title."
        }
        value={values.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </>
  );
}
