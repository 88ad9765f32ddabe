import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { DeskDownload } from "@/lib/membership/download-desk-contracts";

/** What is said of a file, as it stands in the form. */
export type DownloadDraft = { title: string; description: string; level: string; name: string };

const withoutEnding = (filename: string) => filename.replace(/\.\w{1,5}$/, "");

export const downloadDraft = (file: DeskDownload | null): DownloadDraft => ({
  title: file?.title ?? "",
  description: file?.description ?? "",
  level: file?.level ?? "",
  name: file ? withoutEnding(file.filename) : "",
});

/** The same as a call takes it: a name that was left as it is, or empty, is not sent. */
export const downloadFields = ({ name, ...draft }: DownloadDraft, file: DeskDownload | null) => ({
  ...draft,
  ...(name.trim() && name.trim() !== downloadDraft(file).name && { name: name.trim() }),
});

type DownloadFieldsProps = {
  draft: DownloadDraft;
  onChange: (part: Partial<DownloadDraft>) => void;
  errors: Record<string, string>;
  /** What the file is called now, if it is there already. */
  filename?: string;
};

/** Title, words, plan and name of a file for members. */
export function DownloadFields({ draft, onChange, errors, filename }: DownloadFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={120}
        value={draft.title}
        error={errors.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Textarea
        label="Description"
        rows={3}
        maxLength={500}
        hint="What it is, and for a picture its size on paper or on a screen."
        value={draft.description}
        error={errors.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <Select
        label="Who may fetch it"
        required
        value={draft.level}
        error={errors.level}
        onChange={({ target }) => onChange({ level: target.value })}
      >
        <option value="" disabled>
          Choose
        </option>
        <option value="basic">Every plan</option>
        <option value="exclusive">Annual and Collector</option>
      </Select>
      <TextField
        label="Name of the file"
        maxLength={80}
        hint={
          filename
            ? `Members save it as ${filename}. Under another name, the address it has now leads nowhere.`
            : "Without its ending; empty to make it of the title."
        }
        value={draft.name}
        error={errors.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </>
  );
}
