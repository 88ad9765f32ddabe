import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminExhibition } from "@/lib/exhibitions/admin-contracts";

/** Deleted exhibitions, which can be restored. */
export function DeletedExhibitions({ exhibitions }: { exhibitions: readonly AdminExhibition[] }) {
  return (
    <DataTable
      caption="Deleted"
      columns={["Exhibition", "Slug", "Artworks", "Actions"]}
      numericColumns={["Artworks"]}
      rows={exhibitions.map(({ _id, title, slug, works, version }) => ({
        key: _id,
        cells: [
          <b key="title" className="font-semibold">
            {title}
          </b>,
          slug,
          works,
          <ConfirmAction
            key="change"
            request={{ method: "post", path: adminApiPaths.restoreExhibition(_id), body: { version } }}
            label="Restore"
            loadingText="Restoring…"
            subject={title}
            successText={`${title} is restored`}
            failureText="Failed to save exhibition"
          />,
        ],
      }))}
    />
  );
}
