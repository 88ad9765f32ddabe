import Link from "next/link";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { ButtonLink } from "@/components/ui/button";
import type { SegmentLine } from "@/lib/auth/segments/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { describeSegment } from "./segment-labels";

const numberFormat = new Intl.NumberFormat("en-NG");

/** The segments with their conditions and counts; a name leads to the list of its people. */
export function SegmentsTable({ segments }: { segments: readonly SegmentLine[] }) {
  if (segments.length === 0)
    return (
      <EmptyList
        title="No segments yet"
        action={
          <ButtonLink href={adminPaths.newSegment} size="small">
            New segment
          </ButtonLink>
        }
      >
        A segment is a saved group of people, such as the collectors in Lagos. It is listed here with how many meet its
        conditions; you can filter users by it, export it, and send it a newsletter.
      </EmptyList>
    );
  return (
    <DataTable
      caption="Segments"
      hideCaption
      columns={["Name", "Conditions", "People", "Actions"]}
      numericColumns={["People"]}
      rows={segments.map((segment) => ({
        key: segment._id,
        cells: [
          <Link
            key="name"
            href={adminPaths.section("users", { segment: segment._id })}
            prefetch={false}
            className="link font-semibold"
          >
            {segment.name}
          </Link>,
          describeSegment(segment),
          numberFormat.format(segment.people),
          <span key="actions" className="flex flex-wrap gap-2">
            <ButtonLink href={adminPaths.editSegment(segment._id)} variant="secondary" size="small">
              Edit
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportUsers({ segment: segment._id })}>Export</DownloadLink>
            <ConfirmAction
              request={{ method: "delete", path: adminApiPaths.segment(segment._id) }}
              label="Delete"
              loadingText="Deleting…"
              subject={segment.name}
              confirm={{ question: "The segment is deleted. The people in it do not change." }}
              successText="The segment is deleted."
              failureText="The segment could not be deleted."
            />
          </span>,
        ],
      }))}
    />
  );
}
