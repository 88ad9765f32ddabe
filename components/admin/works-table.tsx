import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import type { DeskWork } from "@/lib/exhibitions/desk-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { AskFirst } from "./ask-first";
import { DeskTable } from "./desk-table";
import { MoveUp } from "./move-up";

/** What hangs in an exhibition, in its order. A work that belongs to a leader stays with the leader. */
export function WorksTable({ exhibitionId, works }: { exhibitionId: string; works: readonly DeskWork[] }) {
  const ids = works.map(({ _id }) => _id);
  const path = deskCalls.orderWorks(exhibitionId);
  return (
    <DeskTable
      caption="Works"
      hideCaption
      columns={["Work", "Picture", "Drop", "Notes", "Change"]}
      figures={["Notes"]}
      rows={works.map(({ _id, title, slug, image, productSlug, notes, leader }) => ({
        key: _id,
        cells: [
          <span key="title" className="grid">
            <Link href={deskPaths.editWork(_id)} prefetch={false} className="link font-semibold">
              {title}
            </Link>
            <span className="text-muted text-tiny">{leader ? leader.name : slug}</span>
          </span>,
          image ? (
            <Picture
              key="picture"
              src={image.url}
              alt=""
              width={960}
              height={1200}
              sizes="3rem"
              className="aspect-4/5 w-12 bg-raised object-cover"
            />
          ) : (
            "Coming soon"
          ),
          productSlug ?? "None",
          notes.length,
          leader ? (
            <Link key="leader" href={deskPaths.editLeader(leader._id)} prefetch={false} className="link">
              {`The words on ${leader.name}`}
            </Link>
          ) : (
            <span key="change" className="flex flex-wrap items-center gap-2">
              <MoveUp path={path} within={{ ids, id: _id }} what={title} />
              <AskFirst
                call={{ method: "delete", path: deskCalls.deskWork(_id) }}
                label="Take down"
                busy="Taking down…"
                what={title}
                ask={{
                  question: "Are you sure you want to take this work down?",
                  follows: "Its picture and its notes go with it, and what visitors wrote beside it is seen no more.",
                }}
                done={`${title} is taken down`}
                failed="Failed to take the work down"
              />
            </span>
          ),
        ],
      }))}
    />
  );
}
