import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { AdminCertificateKey } from "@/lib/certificates/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

function status({ lost, until, inUse }: AdminCertificateKey) {
  if (lost) return <StatusBadge tone="danger">{`Lost ${formatLagosShortDate(lost)}`}</StatusBadge>;
  if (until) return <StatusBadge tone="muted">{`Used until ${formatLagosShortDate(until)}`}</StatusBadge>;
  return <StatusBadge tone="success">{inUse ? "In use" : "Last used"}</StatusBadge>;
}

/** The keys with how many certificates each has signed, and the act for one that others may know. */
export function CertificateKeysTable({
  keys,
  canReplace,
}: {
  keys: readonly AdminCertificateKey[];
  canReplace: boolean;
}) {
  if (keys.length === 0)
    return <p className="font-normal font-read text-muted text-read">No key has signed anything yet.</p>;
  return (
    <DataTable
      caption="Keys"
      hideCaption
      columns={["Key", "Since", "Status", "Certificates", "Actions"]}
      numericColumns={["Certificates"]}
      rows={keys.map((key) => ({
        key: key.id,
        cells: [
          <span key="id" className="grid">
            {key.id}
            <span className="wrap-anywhere font-mono text-muted text-tiny">{key.publicKey}</span>
          </span>,
          formatLagosShortDate(key.from),
          status(key),
          String(key.certificates),
          canReplace && !key.inUse && !key.lost ? (
            <ConfirmAction
              key="replace"
              request={{ method: "post", path: adminApiPaths.replaceCertificateKey(key.id), body: {} }}
              label="Sign again"
              loadingText="Starting…"
              subject={`the certificates of ${key.id}`}
              confirm={{
                question: `Record the key ${key.id} as lost?`,
                consequence:
                  "Everything that it has signed counts no more, downloaded files too. Its certificates are signed again with the key in use.",
              }}
              successText="The certificates are being signed again"
              failureText="Failed to replace the key"
            />
          ) : (
            "None"
          ),
        ],
      }))}
    />
  );
}
