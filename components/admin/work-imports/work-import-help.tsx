import { CsvHelp } from "@/components/admin/ui/csv-help";
import { writePlainCsv } from "@/components/admin/ui/plain-csv";
import { workColumnNames } from "@/lib/exhibitions/works/contracts";

type ExplainedColumn = "exhibitionSlug" | "slug" | "version" | "title" | "alt" | "description" | "picture" | "product";

const values: Record<ExplainedColumn, string> = {
  exhibitionSlug:
    "Needed in every row: the last part of the exhibition’s address. A new work needs one that is a draft.",
  slug: "Names the work. For a new work it may be empty: then it is made from the title. It does not change later.",
  version: "As the export wrote it; empty for a new work. A work that was edited since is reported and left as it is.",
  title: "Up to 140 characters. Needed for a new work.",
  alt: "What the picture shows, up to 500 characters. Needed with a picture.",
  description: "Up to 2,000 characters.",
  picture: "The address of a picture of the media library. Empty takes the picture away.",
  product: "The slug of the drop that the work is sold as, or empty.",
};

const name = workColumnNames;
const template = writePlainCsv([
  [name.exhibitionSlug, name.title, name.slug, name.version, name.alt, name.description, name.picture, name.product],
  ["letters-from-kano", "The Ferry", "", "", "", "Ink on paper, folded twice.", "", ""],
  ["letters-from-kano", "The Crossing", "the-crossing", "", "", "", "", ""],
]);

/** A template, and what each column takes. */
export const WorkImportHelp = () => (
  <CsvHelp<ExplainedColumn>
    file={{ label: "Template", name: "works-template.csv", csv: template }}
    names={workColumnNames}
    values={values}
  />
);
