import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import type { NotUndone, ProductImport } from "@/lib/catalog/import-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const moment = (at: string) => `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`;

/** The imports of products, newest first. Each can be undone once. */
export function ImportsList({ imports }: { imports: readonly ProductImport[] }) {
  return (
    <DataTable
      caption="Imports"
      hideCaption
      columns={["Imported", "By", "New", "Changed", "Undo"]}
      numericColumns={["New", "Changed"]}
      rows={imports.map((one) => ({
        key: one._id,
        cells: [
          <time key="at" dateTime={one.at} className="whitespace-nowrap">
            {moment(one.at)}
          </time>,
          one.by,
          one.created,
          one.updated,
          one.undoneAt ? <Undone key="undone" one={one} at={one.undoneAt} /> : <UndoImport key="undo" one={one} />,
        ],
      }))}
    />
  );
}

function UndoImport({ one: { _id, at, created, updated } }: { one: ProductImport }) {
  return (
    <ConfirmAction
      request={{ method: "post", path: adminApiPaths.undoImport(_id), body: {} }}
      label="Undo"
      loadingText="Undoing…"
      subject={`the import of ${moment(at)}`}
      confirm={{
        question: `${updated} changed ${updated === 1 ? "product gets its" : "products get their"} texts, prices and stock from before back, and ${created} new ${created === 1 ? "one is" : "ones are"} deleted.`,
        consequence: "Products that were edited, sold or ordered since are left as they are, and are listed here.",
      }}
      successText="The import is undone"
      failureText="The import was not undone."
    />
  );
}

function Undone({ one: { undoneBy, notUndone }, at }: { one: ProductImport; at: string }) {
  return (
    <div className="grid gap-1">
      <span className="text-muted">
        Undone by {undoneBy}, {moment(at)}
      </span>
      {notUndone.length > 0 && <LeftAsTheyAre products={notUndone} />}
    </div>
  );
}

function LeftAsTheyAre({ products }: { products: readonly NotUndone[] }) {
  return (
    <details>
      <summary className="cursor-pointer font-medium">
        {products.length === 1 ? "1 product was left as it is" : `${products.length} products were left as they are`}
      </summary>
      <ul className="pt-1">
        {products.map(({ slug, reason }) => (
          <li key={slug}>
            <b className="font-semibold">{slug}</b>: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
