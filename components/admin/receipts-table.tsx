import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import type { DeskReceipt } from "@/lib/membership/receipt-contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { AskWhy } from "./ask-why";
import { DeskTable } from "./desk-table";

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** The receipts of the saleroom's own fee, each with its picture and whether that has been seen before. */
export function ReceiptsTable({ receipts, narrowed }: { receipts: readonly DeskReceipt[]; narrowed: boolean }) {
  if (receipts.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {narrowed ? "No receipt is found under that. Show all, or search for less." : "No receipt has come yet."}
      </p>
    );
  return (
    <DeskTable
      caption="Receipts"
      hideCaption
      columns={["Picture", "From", "Fee", "Came", "Same picture", "Decision"]}
      figures={["Fee"]}
      rows={receipts.map((receipt) => ({
        key: receipt._id,
        cells: [
          <Shown key="picture" receipt={receipt} />,
          <span key="from" className="grid">
            <b className="font-semibold">{receipt.user.name}</b>
            <span className="text-muted text-tiny">{receipt.user.email}</span>
          </span>,
          usd.format(receipt.amountUsd),
          <time key="came" dateTime={receipt.createdAt} className="grid">
            {lagosShortDay(receipt.createdAt)}
            <span className="text-muted text-tiny">{lagosClock(receipt.createdAt)}</span>
          </time>,
          <SamePicture key="same" receipt={receipt} />,
          <Decision key="decision" receipt={receipt} />,
        ],
      }))}
    />
  );
}

// Drawn by the call that lets only admins through; a cache or an optimiser would keep a copy of it.
function Shown({ receipt: { _id, user } }: { receipt: DeskReceipt }) {
  const address = apiPaths.vipReceiptPicture(_id);
  return (
    <a href={address} target="_blank" rel="noopener" className="inline-block">
      {/* biome-ignore lint/performance/noImgElement: a private picture in one size. */}
      <img
        src={address}
        alt={`Receipt of ${user.name}, in full size`}
        width={96}
        height={128}
        loading="lazy"
        className="h-32 w-24 bg-raised object-cover"
      />
    </a>
  );
}

function SamePicture({ receipt: { sameImage, seenBefore } }: { receipt: DeskReceipt }) {
  if (sameImage.length === 0) return <span className="text-muted">Not seen before</span>;
  return (
    <span className="grid justify-items-start gap-1">
      <Mark tone={seenBefore ? "danger" : "warn"}>{seenBefore ? "Came before" : "Came again"}</Mark>
      <ul className="text-tiny">
        {sameImage.map(({ _id, name, email, createdAt }) => (
          <li key={_id}>
            {name}, {email}, {lagosShortDay(createdAt)}
          </li>
        ))}
      </ul>
    </span>
  );
}

function Decision({
  receipt: { _id, status, reason, user, decidedAt, decidedBy, seenBefore },
}: {
  receipt: DeskReceipt;
}) {
  if (status !== "received")
    return (
      <span className="grid justify-items-start gap-1">
        <Mark shape="dot" tone={status === "approved" ? "success" : "danger"}>
          {status === "approved" ? "Approved" : "Refused"}
        </Mark>
        {reason && <span>{reason}</span>}
        <span className="text-muted text-tiny">
          {[decidedBy, decidedAt && lagosShortDay(decidedAt)].filter(Boolean).join(", ")}
        </span>
      </span>
    );
  const what = `the receipt of ${user.name}`;
  return (
    <span className="flex flex-wrap gap-2">
      <AskWhy
        path={apiPaths.vipReceipt(_id)}
        body={{ decision: "approve" }}
        label="Approve"
        busy="Approving…"
        what={what}
        needs={[]}
        question={`${user.name} becomes a Patron for a year from today and may bid at once.`}
        follows={seenBefore ? "The same picture came before: see beside it from whom." : "They are told by mail."}
        done={`${user.name} is a Patron`}
      />
      <AskWhy
        path={apiPaths.vipReceipt(_id)}
        body={{ decision: "refuse" }}
        label="Refuse"
        busy="Refusing…"
        what={what}
        look="danger"
        question={`${user.name} stays as they are and is told why by mail. They may send another.`}
        reasonHint="It is read by whoever sent the receipt."
        done="The receipt is refused"
      />
    </span>
  );
}
