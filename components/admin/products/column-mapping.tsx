import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { type ImportColumn, productColumns } from "@/lib/catalog/import-contracts";

export type ColumnChoice = ImportColumn["field"];

const fieldNames: Record<(typeof productColumns)[number], string> = {
  slug: "Slug",
  name: "Name",
  description: "Description",
  price: "Price in naira",
  salePrice: "Sale price in naira",
  categories: "Categories",
  tags: "Tags",
  inStock: "For sale (yes or no)",
  editionSize: "Edition",
  limitPerPerson: "Limit per person",
  opensAt: "Opens (Lagos time)",
  closesAt: "Ends (Lagos time)",
  stock: "Stock",
  stockSeen: "Stock when saved",
  images: "Pictures",
  material: "Material",
  dimensions: "Dimensions in cm",
  care: "Care",
  sizeGuide: "Size guide",
  series: "Series",
};

type ColumnMappingProps = {
  columns: readonly ImportColumn[];
  choices: readonly ColumnChoice[];
  busy: boolean;
  onChange: (choices: ColumnChoice[]) => void;
  onDone: () => void;
};

/** What each column of a file is, with its first values. Recognised columns are filled in. */
export function ColumnMapping({ columns, choices, busy, onChange, onDone }: ColumnMappingProps) {
  const twice = choices.find((field, index) => field !== null && choices.indexOf(field) < index);
  const hasKey = choices.includes("slug") || choices.includes("name");
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
              onChange={({ target }) =>
                onChange(choices.map((each, at) => (at === index ? ((target.value || null) as ColumnChoice) : each)))
              }
            >
              <option value="">Leave out</option>
              {productColumns.map((field) => (
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
      {!hasKey && <p className="text-muted text-small">Choose the column with the slug or the name.</p>}
      <Button
        className="justify-self-start"
        disabled={twice !== undefined || !hasKey}
        loading={busy && "Checking…"}
        onClick={onDone}
      >
        Check the rows
      </Button>
    </fieldset>
  );
}
