import { TextField } from "@/components/ui/field";

type TitleFieldProps = { title: string; error: string | undefined; onChange: (title: string) => void };

/** The title of a block. */
export const TitleField = ({ title, error, onChange }: TitleFieldProps) => (
  <TextField
    label="Title"
    required
    maxLength={120}
    value={title}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);
