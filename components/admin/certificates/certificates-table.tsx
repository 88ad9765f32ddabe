"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { notify } from "@/components/ui/toast";
import { describeFailure } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
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

const errors = { offline: "Network error", otherwise: "Failed to sign the certificate" };

const claimText = ({ claimedAt, claimPrinted }: AdminCertificate): string =>
  claimedAt ? `Claimed ${formatLagosShortDate(claimedAt)}` : claimPrinted ? "Code printed" : "No code printed";

type CertificatesTableProps = { certificates: readonly AdminCertificate[]; filtered: boolean; canSign: boolean };

/** Certificates with their number, state, key and sealed code. */
export function CertificatesTable({ certificates, filtered, canSign }: CertificatesTableProps) {
  const router = useRouter();
  async function sign({ id, product, number }: AdminCertificate) {
    const signed = await api.post(adminApiPaths.signCertificate(id), {});
    if (!signed.ok) notify.error(describeFailure(signed, errors).text);
    else notify.success(`The certificate of ${product}, No. ${number}, is being signed`);
    router.refresh();
  }
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
          label: "Status",
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
      ]}
      menu={{
        label: ({ product, number }) => `More for ${product}, No. ${number}`,
        items: (certificate) => [
          { label: "View on site", href: paths.certificate(certificate.code) },
          { label: "Open order", href: adminPaths.order(certificate.order) },
          ...(canSign ? [{ label: "Sign again", onSelect: () => sign(certificate) }] : []),
        ],
      }}
      empty={
        filtered ? (
          <NothingFound names="certificates" />
        ) : (
          <EmptyList title="No certificates yet">Each number gets one when it is sold and paid.</EmptyList>
        )
      }
    />
  );
}
