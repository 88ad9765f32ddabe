import * as z from "zod/mini";
import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { LabelSheet } from "@/components/admin/label-sheet";
import { PrintButton } from "@/components/shop/print-button";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { env } from "@/lib/platform/env";
import { privatePage } from "@/lib/platform/public-page";
import { listLabelledDrops, listLabelSheet } from "@/lib/shop/label-sheet";

export const metadata = privatePage("Labels");

const sheetQuery = z.object({
  drop: z.optional(z.string().check(z.maxLength(120))),
  order: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40))),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000))),
});

export default async function LabelsDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("labels")))) return <AdminsOnly />;
  const { drop, order, page = 1 } = await readQuery(sheetQuery, searchParams);
  const [drops, { labels, isLast }] = await Promise.all([listLabelledDrops(), listLabelSheet({ drop, order, page })]);
  const narrowed = Boolean(drop ?? order);
  const printing = (number: number) => deskPaths.desk("labels", { drop, order, ...(number > 1 && { page: number }) });
  return (
    <>
      <div className="print:hidden">
        <DeskHead title="Labels" actions={labels.length > 0 && <PrintButton />}>
          {narrowed
            ? "The labels of what you chose, 24 on a sheet of A4."
            : "The labels of every piece that is paid for and has not left yet, 24 on a sheet of A4."}
        </DeskHead>
        <Filters action={deskPaths.desk("labels")} narrowed={narrowed}>
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
          {page > 1
            ? "There are not so many labels."
            : narrowed
              ? "No piece under that carries a label. Show all, or choose another."
              : "Nothing with a label is waiting to leave. Choose a drop to print its labels again."}
        </p>
      )}
      {(page > 1 || !isLast) && (
        <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-4 pt-5 print:hidden">
          <p className="text-muted text-small">Printing {page}: five sheets at a time</p>
          <div className="flex flex-wrap gap-3">
            {page > 1 && (
              <ButtonLink href={printing(page - 1)} look="quiet" size="small">
                The printing before
              </ButtonLink>
            )}
            {!isLast && (
              <ButtonLink href={printing(page + 1)} look="secondary" size="small">
                The next printing
              </ButtonLink>
            )}
          </div>
        </nav>
      )}
    </>
  );
}
