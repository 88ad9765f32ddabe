"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminCertificate } from "@/lib/certificates/admin-contracts";
import { formatCode, stateLabels } from "@/lib/certificates/rules";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";

const tones = {
  valid: "success",
  voided: "muted",
  stolen: "danger",
  destroyed: "danger",
  disputed: "warn",
  waiting: "warn",
} as const;
const labels = { ...stateLabels, waiting: "Waiting to be signed" };

const claimText = ({ claimedAt, claimPrinted }: AdminCertificate): string =>
  claimedAt ? `Claimed ${formatLagosShortDate(claimedAt)}` : claimPrinted ? "Code printed" : "No code printed";

type CertificatesTableProps = { certificates: readonly AdminCertificate[]; filtered: boolean; canSign: boolean };

/** Certificates with their number, state, key and sealed code. */
export function CertificatesTable({ certificates, filtered, canSign }: CertificatesTableProps) {
  return (
    <AdminTable
      caption="Certificates"
      hideCaption
      rows={certificates}
      rowKey={({ id }) => id}
      columns={[
        {
          id: "number",
          label: "Number",
          required: true,
          cell: ({ code, product, number }) => (
            <span className="grid">
              <Link href={paths.certificate(code)} prefetch={false} className="link font-semibold">
                {`${product}, No. ${number}`}
              </Link>
              <span className="font-mono text-muted text-tiny">{formatCode(code)}</span>
            </span>
          ),
        },
        {
          id: "order",
          label: "Order",
          cell: ({ order }) => (
            <Link href={adminPaths.order(order)} prefetch={false} className="link">
              {order}
            </Link>
          ),
        },
        {
          id: "state",
          label: "State",
          cell: ({ state }) => <StatusBadge tone={tones[state]}>{labels[state]}</StatusBadge>,
        },
        {
          id: "signed",
          label: "Signed",
          cell: ({ signedAt, keyId, version }) =>
            signedAt && keyId ? (
              <span className="grid">
                {formatLagosShortDate(signedAt)}
                <span className="text-muted text-tiny">{`version ${version}, key ${keyId}`}</span>
              </span>
            ) : (
              "Not yet"
            ),
        },
        { id: "claim", label: "Sealed code", cell: claimText },
        {
          id: "actions",
          label: "Actions",
          cell: ({ id, product, number }) =>
            canSign ? (
              <ConfirmAction
                request={{ method: "post", path: adminApiPaths.signCertificate(id), body: {} }}
                label="Sign again"
                loadingText="Signing…"
                subject={`${product}, No. ${number}`}
                successText="The certificate is being signed"
                failureText="Failed to sign the certificate"
              />
            ) : (
              <span className="text-muted">None</span>
            ),
        },
      ]}
      empty={
        <p className="font-normal font-read text-muted text-read">
          {filtered ? "No certificates found. Change or clear the filters." : "No number has been sold yet."}
        </p>
      }
    />
  );
}
