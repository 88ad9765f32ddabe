import { Select } from "@/components/ui/select";
import { keysOf } from "@/lib/core/keys-of";

/** A column of a file with its first values. */
type FileColumn = { header: string; samples: readonly string[] };

type ColumnMappingProps<Field extends string> = {
  /** What a column can be, in the order of the list. */
  fieldNames: Readonly<Record<Field, string>>;
  columns: readonly FileColumn[];
  choices: readonly (Field | null)[];
  onChange: (choices: (Field | null)[]) => void;
};

/** The field that two columns were given; undefined if there is none. */
export const columnChosenTwice = <Field extends string>(choices: readonly (Field | null)[]) =>
  choices.find((field, index): field is Field => field !== null && choices.indexOf(field) < index);

/** What each column of a file is, with its first values. Recognised columns are filled in. */
export function ColumnMapping<Field extends string>({
  fieldNames,
  columns,
  choices,
  onChange,
}: ColumnMappingProps<Field>) {
  const twice = columnChosenTwice(choices);
  return (
    <fieldset className="grid gap-3">
      <legend className="contents">
        <span className="font-semibold text-base">What is in each column?</span>
      </legend>
      <ul className="border-line border-t">
        {columns.map(({ header, samples }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and two may have one name.
          <li key={index} className="grid gap-2 border-line border-b py-3">
            <Select
              label={header || `Column ${index + 1}`}
              value={choices[index] ?? ""}
              onChange={({ target }) => {
                const chosen = keysOf(fieldNames).find((field) => field === target.value) ?? null;
                onChange(choices.map((each, at) => (at === index ? chosen : each)));
              }}
            >
              <option value="">Leave out</option>
              {keysOf(fieldNames).map((field) => (
                <option key={field} value={field}>
                  {fieldNames[field]}
                </option>
              ))}
            </Select>
            <p className="text-muted text-small wrap-anywhere">
              {samples.some(Boolean) ? samples.map((each) => each || "(empty)").join(" · ") : "Empty in the first rows"}
            </p>
          </li>
        ))}
      </ul>
      {twice && (
        <p role="alert" className="font-medium text-danger text-small">
          {fieldNames[twice]} is chosen for two columns.
        </p>
      )}
    </fieldset>
  );
}
