import Link from "next/link";
import { Mark } from "@/components/ui/mark";
import type { DeskExhibition } from "@/lib/exhibitions/desk-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { AskFirst } from "./ask-first";
import { DeskTable } from "./desk-table";
import { MoveUp } from "./move-up";

/** The exhibitions in the order of the house, drafts among them. */
export function ExhibitionsTable({ exhibitions }: { exhibitions: readonly DeskExhibition[] }) {
  const ids = exhibitions.map(({ _id }) => _id);
  return (
    <DeskTable
      caption="Exhibitions"
      hideCaption
      columns={["Exhibition", "Stands", "For", "Works", "Change"]}
      figures={["Works"]}
      rows={exhibitions.map((exhibition) => {
        const { _id, title, subtitle, requiresVIP, works, leaders } = exhibition;
        return {
          key: _id,
          cells: [
            <span key="title" className="grid">
              <Link href={deskPaths.editExhibition(_id)} prefetch={false} className="link font-semibold">
                {title}
              </Link>
              <span className="text-muted text-tiny">{subtitle}</span>
            </span>,
            <Standing key="standing" exhibition={exhibition} />,
            requiresVIP ? "The Circle" : "Everybody",
            works,
            <span key="change" className="flex flex-wrap items-center gap-2">
              <MoveUp path={deskCalls.orderExhibitions} within={{ ids, id: _id }} what={title} />
              {leaders === 0 && (
                <AskFirst
                  call={{ method: "delete", path: deskCalls.deskExhibition(_id) }}
                  label="Delete"
                  busy="Deleting…"
                  what={title}
                  ask={{
                    question: "Are you sure you want to delete this exhibition?",
                    follows:
                      "Its page, its works and what hangs for members are gone for every visitor. You can bring it back from the foot of this page, as long as nobody else took its slug.",
                  }}
                  done={`${title} is deleted`}
                  failed="Failed to delete exhibition"
                />
              )}
            </span>,
          ],
        };
      })}
    />
  );
}

function Standing({ exhibition: { isDraft, status } }: { exhibition: DeskExhibition }) {
  if (isDraft)
    return (
      <Mark shape="half" tone="warn">
        Draft
      </Mark>
    );
  if (status === "open")
    return (
      <Mark shape="dot" tone="success">
        Open
      </Mark>
    );
  return (
    <Mark shape="ring" tone="muted">
      {status === "announced" ? "Announced" : "Closed"}
    </Mark>
  );
}
