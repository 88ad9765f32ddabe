"use client";

import { Pencil } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AdminTable, type Selection } from "@/components/admin/table/admin-table";
import { describeBulk } from "@/components/admin/table/describe-bulk";
import type { MenuItem } from "@/components/admin/table/row-menu";
import { useRowActs } from "@/components/admin/table/use-row-acts";
import { Button } from "@/components/ui/button";
import { failure } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import type { AdminProduct, ProductRowChange, ProductsFilter } from "@/lib/catalog/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { ScheduledChange } from "@/lib/versions/contracts";
import { GridBar } from "./grid-bar";
import { NoProducts } from "./no-products";
import { productColumnsWith } from "./product-columns";
import { type ProductDraft, toDraft, toOpposite, toRowChange } from "./product-drafts";
import { editors } from "./product-editors";

const UNDO_MS = 10_000;
const errors = { offline: "Network error", otherwise: "Failed to save products" };
const keyOf = ({ _id }: AdminProduct) => _id;

type ProductsTableProps = {
  products: readonly AdminProduct[];
  /** What is saved later, of these products. */
  scheduled: readonly ScheduledChange[];
  filter: ProductsFilter;
  filtered: boolean;
  /** When the list was read, by the database's clock. */
  now: string;
};

/** The products with held and sold stock. Prices, stock and publication can be edited in the grid, row by row or in bulk. */
export function ProductsTable({ products, scheduled, filter, filtered, now }: ProductsTableProps) {
  const router = useRouter();
  const { rows, act } = useRowActs(products, keyOf);
  const { busy, message, setMessage, submit } = useSubmission();
  const [isEditing, setEditing] = useState(false);
  const [drafts, setDrafts] = useState<Readonly<Record<string, ProductDraft>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  const edit = (product: AdminProduct, typed: Partial<ProductDraft>) =>
    setDrafts((before) => ({
      ...before,
      [product._id]: { ...(before[product._id] ?? toDraft(product)), ...typed },
    }));
  const changes = products.flatMap((product) => {
    const draft = drafts[product._id];
    const change = draft ? toRowChange(product, draft) : null;
    return change === null ? [] : [{ product, change }];
  });
  const stop = () => {
    setEditing(false);
    setDrafts({});
    setProblems({});
    setMessage(null);
  };

  function save() {
    const unread = changes.flatMap(({ product, change }) =>
      typeof change === "string" ? [[product._id, change] as const] : [],
    );
    setProblems(Object.fromEntries(unread));
    if (unread.length > 0) return setMessage(failure("Nothing is saved. Please correct the marked rows."));
    const sent = changes.flatMap(({ product, change }) => (typeof change === "object" ? [{ product, change }] : []));
    const send = () => api.put(adminApiPaths.bulkProducts, { rows: sent.map(({ change }) => change) });
    void submit(send, {
      errors,
      refresh: true,
      onDone: ({ results }) => {
        const refused = results.filter(({ error }) => error !== null);
        const saved = results.filter(({ error }) => error === null);
        setDrafts((before) =>
          Object.fromEntries(Object.entries(before).filter(([id]) => refused.some((row) => row.id === id))),
        );
        setProblems(Object.fromEntries(refused.map(({ id, error }) => [id, error ?? ""])));
        const opposites = sent.flatMap(({ product, change }): ProductRowChange[] => {
          const version = saved.find(({ id }) => id === product._id)?.version;
          return version ? [toOpposite(product, change, version)] : [];
        });
        if (opposites.length > 0) offerUndo(opposites);
        if (refused.length === 0) return stop();
        return failure(
          `${saved.length} of ${results.length} saved. ${refused.length === 1 ? "One row was" : `${refused.length} rows were`} not: see the reason there.`,
        );
      },
    });
  }

  const offerUndo = (opposites: ProductRowChange[]) =>
    notify.success(opposites.length === 1 ? "1 product is saved" : `${opposites.length} products are saved`, {
      duration: UNDO_MS,
      action: {
        label: "Undo",
        onClick: async () => {
          const undone = await api.put(adminApiPaths.bulkProducts, { rows: opposites });
          const refused = undone.ok
            ? undone.data.results.filter(({ error }) => error !== null).length
            : opposites.length;
          if (refused === 0) notify.plain("Undone");
          else notify.error(`${refused} of ${opposites.length} could not be undone: they were changed again.`);
          router.refresh();
        },
      },
    });

  /** Puts products on sale, or pauses them; all results of the filters go by their filter. */
  function publish(changed: readonly AdminProduct[], inStock: boolean, all: boolean) {
    const ids = changed.map(keyOf);
    const wanted = inStock ? "for sale" : "paused";
    void act({
      rows: changed,
      change: (product) => ({ ...product, inStock }),
      send: () => api.put(adminApiPaths.bulkProducts, all ? { inStock, filter, until: now } : { inStock, ids }),
      done: ({ results }) => describeBulk(results, wanted),
      failed: errors.otherwise,
      undo: ({ results }) => {
        const done = results.flatMap(({ id, error }) => (error === null ? [id] : []));
        return done.length === 0 ? null : () => api.put(adminApiPaths.bulkProducts, { inStock: !inStock, ids: done });
      },
    });
  }

  const remove = (product: AdminProduct) =>
    void act({
      rows: [product],
      change: () => null,
      send: () => api.delete(apiPaths.product(product._id)),
      done: `${product.name} is deleted`,
      failed: "Failed to delete product",
      undo: () => () => api.post(adminApiPaths.restoreProduct(product._id)),
    });
  const restore = (product: AdminProduct) =>
    void act({
      rows: [product],
      change: () => null,
      send: () => api.post(adminApiPaths.restoreProduct(product._id)),
      done: `${product.name} is back in the shop`,
      failed: "Failed to save product",
      undo: () => () => api.delete(apiPaths.product(product._id)),
    });

  const menuItems = (product: AdminProduct): readonly MenuItem[] =>
    product.deletedAt
      ? [{ label: "Restore", onSelect: () => restore(product) }]
      : [
          { label: "Edit", href: adminPaths.editProduct(product._id) },
          { label: "Stock", href: adminPaths.productStock(product._id) },
          { label: "View on site", href: paths.drop(product.slug) },
          { label: "Duplicate", href: adminPaths.copyProduct(product._id) },
          product.inStock
            ? { label: "Pause sales", onSelect: () => publish([product], false, false) }
            : { label: "Put on sale", onSelect: () => publish([product], true, false) },
          { label: "Delete", danger: true, onSelect: () => remove(product) },
        ];

  const columns = productColumnsWith(scheduled).map((column) => {
    if (isEditing && column.id === "product")
      return {
        ...column,
        cell: (product: AdminProduct, index: number) => (
          <>
            {column.cell(product, index)}
            {problems[product._id] && (
              <span role="alert" className="block font-medium text-danger text-tiny">
                {problems[product._id]}
              </span>
            )}
          </>
        ),
      };
    const Editor = isEditing ? editors[column.id] : undefined;
    if (!Editor) return column;
    return {
      ...column,
      cell: (product: AdminProduct, index: number) =>
        product.deletedAt ? (
          column.cell(product, index)
        ) : (
          <Editor
            product={product}
            draft={drafts[product._id] ?? toDraft(product)}
            onEdit={(typed) => edit(product, typed)}
          />
        ),
    };
  });

  return (
    <div className="grid gap-3">
      {rows.length > 0 && filter.shelf !== "deleted" && !isEditing && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start noscript:hidden"
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden className="size-4" />
          Edit prices and stock
        </Button>
      )}
      <AdminTable
        caption="Products"
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        thumbnail={({ images: [first] }) => (first ? { src: first.url, alt: "" } : null)}
        menu={{ label: ({ name }) => `More for ${name}`, items: menuItems }}
        empty={<NoProducts filtered={filtered} />}
        {...(!isEditing &&
          filter.shelf !== "deleted" && {
            selection: {
              label: ({ name }: AdminProduct) => name,
              itemNames: ["product", "products"] as const,
              allowsAll: true,
              actions: ({ rows: chosen, isAll, clear }: Selection<AdminProduct>) =>
                [true, false].map((inStock) => (
                  <Button
                    key={String(inStock)}
                    size="small"
                    variant="secondary"
                    onClick={() => {
                      publish(chosen, inStock, isAll);
                      clear();
                    }}
                  >
                    {inStock ? "Put on sale" : "Pause sales"}
                  </Button>
                )),
            },
          })}
      />
      {isEditing && <GridBar changed={changes.length} busy={busy} message={message} onSave={save} onStop={stop} />}
    </div>
  );
}
