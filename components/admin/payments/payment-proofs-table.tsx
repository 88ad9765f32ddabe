"use client";

import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminPaymentProof } from "@/lib/payment-proofs/contracts";

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** The payment proofs of the auction fee, each with its image and whether the image was used before. */
export function PaymentProofsTable({ proofs, filtered }: { proofs: readonly AdminPaymentProof[]; filtered: boolean }) {
  return (
    <AdminTable
      caption="Payment proofs"
      hideCaption
      rows={proofs}
      rowKey={(proof) => proof._id}
      columns={[
        {
          id: "image",
          label: "Image",
          cell: (proof) => <ProofImage proof={proof} />,
        },
        {
          id: "user",
          label: "User",
          cell: (proof) => (
            <span className="grid">
              <b className="font-semibold">{proof.user.name}</b>
              <span className="text-muted text-tiny">{proof.user.email}</span>
            </span>
          ),
        },
        {
          id: "fee",
          label: "Fee",
          numeric: true,
          cell: (proof) => usd.format(proof.amountUsd),
        },
        {
          id: "received",
          label: "Received",
          cell: (proof) => (
            <time dateTime={proof.createdAt} className="grid">
              {formatLagosShortDate(proof.createdAt)}
              <span className="text-muted text-tiny">{formatLagosTime(proof.createdAt)}</span>
            </time>
          ),
        },
        {
          id: "duplicates",
          label: "Duplicates",
          cell: (proof) => <DuplicateWarning proof={proof} />,
        },
        {
          id: "decision",
          label: "Decision",
          required: true,
          cell: (proof) => <ProofReview proof={proof} />,
        },
      ]}
      empty={
        filtered ? (
          <NothingFound names="payment proofs" />
        ) : (
          <EmptyList title="No payment proofs yet">
            When somebody pays the auction fee in stablecoins and uploads a picture of the payment, it is listed here.
            Compare it with your wallet, then approve or reject it; the person gets an email.
          </EmptyList>
        )
      }
    />
  );
}

// Served by a request that only admins may make. A cache or an image optimizer would store a copy.
function ProofImage({ proof: { _id, user } }: { proof: AdminPaymentProof }) {
  const address = adminApiPaths.paymentProofImage(_id);
  return (
    <a href={address} target="_blank" rel="noopener" className="inline-block">
      {/* biome-ignore lint/performance/noImgElement: a private picture in one size. */}
      <img
        src={address}
        alt={`Payment proof of ${user.name}, full size`}
        width={96}
        height={128}
        loading="lazy"
        className="h-32 w-24 bg-raised object-cover"
      />
    </a>
  );
}

function DuplicateWarning({ proof: { sameImage, seenBefore } }: { proof: AdminPaymentProof }) {
  if (sameImage.length === 0) return <span className="text-muted">None</span>;
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge tone={seenBefore ? "danger" : "warn"}>
        {seenBefore ? "Also sent earlier" : "Also sent later"}
      </StatusBadge>
      <ul className="text-tiny">
        {sameImage.map(({ _id, name, email, createdAt }) => (
          <li key={_id}>
            {name}, {email}, {formatLagosShortDate(createdAt)}
          </li>
        ))}
      </ul>
    </span>
  );
}

function ProofReview({
  proof: { _id, status, reason, user, decidedAt, decidedBy, seenBefore },
}: {
  proof: AdminPaymentProof;
}) {
  if (status !== "received")
    return (
      <span className="grid justify-items-start gap-1">
        <StatusBadge shape="dot" tone={status === "approved" ? "success" : "danger"}>
          {status === "approved" ? "Approved" : "Rejected"}
        </StatusBadge>
        {reason && <span>{reason}</span>}
        <span className="text-muted text-tiny">
          {[decidedBy, decidedAt && formatLagosShortDate(decidedAt)].filter(Boolean).join(", ")}
        </span>
      </span>
    );
  const what = `the payment proof of ${user.name}`;
  return (
    <span className="flex flex-wrap gap-2">
      <ConfirmWithReason
        path={adminApiPaths.paymentProof(_id)}
        body={{ decision: "approve" }}
        label="Approve"
        loadingText="Approving…"
        subject={what}
        fields={[]}
        question={`${user.name} becomes a Patron for a year from today and can bid at once.`}
        consequence={seenBefore ? "The same image was sent before: see the duplicates." : "They get an email."}
        successText={`${user.name} is a Patron`}
      />
      <ConfirmWithReason
        path={adminApiPaths.paymentProof(_id)}
        body={{ decision: "refuse" }}
        label="Reject"
        loadingText="Rejecting…"
        subject={what}
        variant="danger"
        question={`${user.name} gets an email with the reason and can send another.`}
        reasonHint="Sent to the user."
        successText="The payment proof is rejected"
      />
    </span>
  );
}
