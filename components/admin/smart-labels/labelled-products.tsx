"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AdminTable } from "@/components/admin/table/admin-table";
import type { MenuItem } from "@/components/admin/table/row-menu";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { buttonVariants } from "@/components/ui/button-variants";
import { StatusBadge } from "@/components/ui/status-badge";
import { notify } from "@/components/ui/toast";
import { api } from "@/lib/api-client/client";
import type { LabelledProduct } from "@/lib/catalog/labels/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { type Choice, SmartLabelForm } from "./smart-label-form";

type LabelledProductsProps = {
  products: readonly LabelledProduct[];
  chapters: readonly Choice[];
  models: readonly Choice[];
  /** Whether the admin may write wall labels, which are part of the product. */
  canEdit: boolean;
};

const keyOf = ({ _id }: LabelledProduct) => _id;
const nameOf = ({ name }: LabelledProduct) => name;

/** The products with their wall labels and smart labels. Selected wall labels are printed together. */
export function LabelledProducts({ products, chapters, models, canEdit }: LabelledProductsProps) {
  const router = useRouter();
  const [editing, setEditing] = useState<LabelledProduct | null>(null);
  const textOf = (choices: readonly Choice[], value: string | null) =>
    choices.find(([each]) => each === value)?.[1] ?? "—";

  async function remove({ _id, name }: LabelledProduct) {
    const removed = await api.delete(adminApiPaths.smartLabel(_id));
    if (!removed.ok) return notify.error(removed.error || "Failed to save the labels");
    notify.success(`The smart labels of ${name} are gone`);
    router.refresh();
  }

  const menuItems = (product: LabelledProduct): readonly MenuItem[] => [
    { label: product.label ? "Edit smart labels" : "Make smart labels", onSelect: () => setEditing(product) },
    ...(product.label
      ? [{ label: "Print smart labels", href: adminPaths.section("smart-labels", { drop: product.slug }) }]
      : []),
    ...(product.hasWallLabel
      ? [{ label: "Wall label (PDF)", href: adminApiPaths.wallLabels([product.slug]), download: true }]
      : []),
    ...(canEdit ? [{ label: "Edit wall label", href: `${adminPaths.editProduct(product._id)}#wall-label` }] : []),
    ...(product.label && product.sold === 0
      ? [{ label: "Remove smart labels", danger: true, onSelect: () => void remove(product) }]
      : []),
  ];

  return (
    <>
      <AdminTable
        caption="Products"
        hideCaption
        rows={products}
        rowKey={keyOf}
        menu={{ label: (product) => `More for ${nameOf(product)}`, items: menuItems }}
        selection={{
          label: nameOf,
          itemNames: ["product", "products"],
          obstacle: ({ hasWallLabel }) => (hasWallLabel ? null : "It has no wall label"),
          actions: ({ rows }) => (
            <a
              href={adminApiPaths.wallLabels(rows.map(({ slug }) => slug))}
              download
              className={buttonVariants({ variant: "secondary", size: "small" })}
            >
              Wall labels (PDF)
            </a>
          ),
        }}
        columns={[
          {
            id: "product",
            label: "Product",
            cell: ({ _id, name }) =>
              canEdit ? (
                <Link href={adminPaths.editProduct(_id)} prefetch={false} className="link font-semibold">
                  {name}
                </Link>
              ) : (
                <b className="font-semibold">{name}</b>
              ),
          },
          {
            id: "wall",
            label: "Wall label",
            cell: ({ hasWallLabel, accession }) =>
              hasWallLabel ? (accession ?? "Without number") : <StatusBadge tone="warn">None</StatusBadge>,
          },
          {
            id: "smart",
            label: "Smart labels",
            cell: ({ label }) =>
              label ? (
                <Link href={paths.label(label.code)} prefetch={false} className="link font-mono text-small">
                  {label.code}
                </Link>
              ) : (
                "None"
              ),
          },
          { id: "chapter", label: "Chapter", cell: ({ label }) => textOf(chapters, label?.chapterSlug ?? null) },
          { id: "model", label: "3D model", cell: ({ label }) => textOf(models, label?.model ?? null) },
          { id: "sold", label: "Sold", numeric: true, cell: ({ sold }) => sold },
        ]}
        empty={<EmptyList title="No products yet">Each product is listed here with its wall label.</EmptyList>}
      />
      {editing && (
        <SmartLabelForm
          key={editing._id}
          product={editing}
          chapters={chapters}
          models={models}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
