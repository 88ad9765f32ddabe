"use client";

import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { NotUndone, ProductImport } from "@/lib/catalog/import-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

const moment = (at: string) => `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`;

/** The imports of products, newest first. Each can be undone once. */
export function ImportsList({ imports }: { imports: readonly ProductImport[] }) {
  return (
    <AdminTable
      caption="Imports"
      hideCaption
      rows={imports}
      rowKey={({ _id }) => _id}
      columns={[
        {
          id: "import",
          label: "Import",
          cell: (one) => (
            <span className="grid gap-0.5">
              <time dateTime={one.at} className="font-semibold">
                {moment(one.at)}
              </time>
              <span className="text-muted text-tiny">by {one.by}</span>
            </span>
          ),
        },
        { id: "new", label: "New", numeric: true, cell: ({ created }) => created },
        { id: "changed", label: "Changed", numeric: true, cell: ({ updated }) => updated },
        { id: "status", label: "Status", cell: (one) => <ImportStatus one={one} /> },
        {
          id: "undo",
          label: "Undo",
          required: true,
          cell: (one) => (one.undoneAt ? <span className="text-muted">—</span> : <UndoImport one={one} />),
        },
      ]}
      empty={
        <EmptyList title="No imports yet">
          “Import CSV” adds and changes many products at once. Each import is listed here and can be undone.
        </EmptyList>
      }
    />
  );
}

function ImportStatus({ one: { undoneAt, undoneBy, notUndone } }: { one: ProductImport }) {
  if (!undoneAt)
    return (
      <StatusBadge shape="dot" tone="success">
        In effect
      </StatusBadge>
    );
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge shape="ring" tone="muted">
        Undone
      </StatusBadge>
      <span className="text-muted text-tiny">
        {moment(undoneAt)}, by {undoneBy}
      </span>
      {notUndone.length > 0 && <LeftAsTheyAre products={notUndone} />}
    </span>
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
      danger={false}
      failureText="The import was not undone."
    />
  );
}

function LeftAsTheyAre({ products }: { products: readonly NotUndone[] }) {
  return (
    <details>
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-medium text-warn touch:min-h-tap">
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
