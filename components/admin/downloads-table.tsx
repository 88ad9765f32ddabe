import Link from "next/link";
import { kindOf, sizeInWords } from "@/components/membership/download-words";
import { Mark } from "@/components/ui/mark";
import type { DeskDownload } from "@/lib/membership/download-desk-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { AskFirst } from "./ask-first";
import { DeskTable } from "./desk-table";
import { MoveUp } from "./move-up";

type DownloadsTableProps = {
  files: readonly DeskDownload[];
  narrowed: boolean;
  /** Whether the first of these has others above it. */
  isFurther: boolean;
};

const figure = new Intl.NumberFormat("en-NG");

/** The files for members, in the order in which they see them. */
export function DownloadsTable({ files, narrowed, isFurther }: DownloadsTableProps) {
  if (files.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {narrowed ? "No file is found under that. Show all, or search for less." : "No files yet. Add the first one."}
      </p>
    );
  return (
    <DeskTable
      caption="Files for members"
      hideCaption
      columns={["File", "Who", "Size", "Fetched", "Shelf", "Change"]}
      figures={["Fetched"]}
      rows={files.map((file, place) => ({
        key: file._id,
        cells: [
          <span key="title" className="grid gap-0.5">
            {file.deletedAt ? (
              <b className="font-semibold">{file.title || file.filename}</b>
            ) : (
              <Link href={deskPaths.editDownload(file._id)} prefetch={false} className="link font-semibold">
                {file.title || file.filename}
              </Link>
            )}
            <span className="text-muted text-tiny">{file.filename}</span>
          </span>,
          file.level === "basic" ? "Every plan" : "Annual and Collector",
          <span key="size">
            {kindOf(file)}, <span className="whitespace-nowrap">{sizeInWords(file.size)}</span>
          </span>,
          figure.format(file.fetched),
          <Shelf key="shelf" file={file} />,
          // Where only some are in sight, the one above is not the one before.
          <Change key="change" file={file} canMove={!narrowed && (isFurther || place > 0)} />,
        ],
      }))}
    />
  );
}

function Shelf({ file: { deletedAt } }: { file: DeskDownload }) {
  return deletedAt ? (
    <Mark tone="muted">Retired</Mark>
  ) : (
    <Mark shape="dot" tone="success">
      Shown
    </Mark>
  );
}

function Change({ file: { _id, title, filename, deletedAt }, canMove }: { file: DeskDownload; canMove: boolean }) {
  const what = title || filename;
  if (deletedAt)
    return (
      <AskFirst
        call={{ method: "post", path: deskCalls.actOnDownload(_id, "restore") }}
        label="Bring back"
        busy="Bringing back…"
        what={what}
        done={`${what} is shown to members again`}
        failed="Failed to save file"
      />
    );
  return (
    <span className="flex items-center gap-1 [&>button]:whitespace-nowrap">
      <AskFirst
        call={{ method: "delete", path: deskCalls.deskDownload(_id) }}
        label="Retire"
        busy="Retiring…"
        what={what}
        ask={{
          question: "Are you sure you want to retire this file?",
          follows:
            "Members no longer find it, and its address leads nowhere. What they have saved is theirs, and you can bring it back.",
        }}
        done={`${what} is retired`}
        failed="Failed to retire file"
      />
      {canMove && <MoveUp path={deskCalls.actOnDownload(_id, "up")} what={what} />}
    </span>
  );
}
