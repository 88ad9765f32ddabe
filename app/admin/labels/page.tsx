import * as z from "zod/mini";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { LabelSheet } from "@/components/admin/label-sheet";
import { PrintButton } from "@/components/shop/print-button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";
import { listLabelledDrops, listLabelSheet } from "@/lib/shop/label-sheet";

export const metadata = privatePage("Labels");

const sheetQuery = z.object({
  drop: z.optional(z.string().check(z.maxLength(120))),
  order: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40))),
});

export default async function LabelsDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(paths.desk("labels")))) return <AdminsOnly />;
  const { drop, order } = await readQuery(sheetQuery, searchParams);
  const [drops, labels] = await Promise.all([listLabelledDrops(), listLabelSheet({ drop, order })]);
  const narrowed = Boolean(drop ?? order);
  return (
    <>
      <div className="print:hidden">
        <DeskHead title="Labels" actions={labels.length > 0 && <PrintButton />}>
          {narrowed
            ? "The labels of what you chose, 24 on a sheet of A4."
            : "The labels of every piece that is paid for and has not left yet, 24 on a sheet of A4."}
        </DeskHead>
        <Filters action={paths.desk("labels")} narrowed={narrowed}>
          <Select label="Drop" name="drop" defaultValue={drop ?? ""}>
            <option value="">Whatever has to leave</option>
            {drops.map(({ slug, name, sold }) => (
              <option key={slug} value={slug}>
                {name}: {sold} sold
              </option>
            ))}
          </Select>
          <TextField label="Order" type="search" name="order" placeholder="LA-7F3K-92QX" defaultValue={order} />
        </Filters>
      </div>
      {labels.length > 0 ? (
        <LabelSheet labels={labels} site={env().APP_URL} />
      ) : (
        <p className="font-normal font-read text-muted text-read">
          {narrowed
            ? "No piece under that carries a label. Show all, or choose another."
            : "Nothing with a label is waiting to leave. Choose a drop to print its labels again."}
        </p>
      )}
    </>
  );
}
