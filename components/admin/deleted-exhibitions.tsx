import type { DeskExhibition } from "@/lib/exhibitions/desk-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { AskFirst } from "./ask-first";
import { DeskTable } from "./desk-table";

/** The exhibitions that were deleted, each with the way back. */
export function DeletedExhibitions({ exhibitions }: { exhibitions: readonly DeskExhibition[] }) {
  return (
    <DeskTable
      caption="Deleted"
      columns={["Exhibition", "Slug", "Works", "Change"]}
      figures={["Works"]}
      rows={exhibitions.map(({ _id, title, slug, works, version }) => ({
        key: _id,
        cells: [
          <b key="title" className="font-semibold">
            {title}
          </b>,
          slug,
          works,
          <AskFirst
            key="change"
            call={{ method: "post", path: deskCalls.restoreExhibition(_id), body: { version } }}
            label="Bring back"
            busy="Bringing back…"
            what={title}
            done={`${title} is back as it was`}
            failed="Failed to save exhibition"
          />,
        ],
      }))}
    />
  );
}
