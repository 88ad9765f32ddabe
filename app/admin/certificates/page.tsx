import { CertificateKeysTable } from "@/components/admin/certificates/certificate-keys-table";
import { CertificatesTable } from "@/components/admin/certificates/certificates-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { Alert } from "@/components/ui/alert";
import { can } from "@/lib/auth/staff-roles";
import { adminCertificatesQuery } from "@/lib/certificates/admin-contracts";
import { getAdminCertificateKeys, listCertificates } from "@/lib/certificates/admin-queries";
import { stateLabels } from "@/lib/certificates/rules";
import { findKeyProblem } from "@/lib/certificates/signing-key";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Certificates");

export default async function CertificatesPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("certificates");
  const actor = await requireAdmin(path, "orders");
  const { q, state, key, cursor } = await parsePageQuery(adminCertificatesQuery, searchParams);
  const [{ certificates, total, nextCursor }, keys, problem, settings] = await readForPage(
    Promise.all([
      listCertificates({ q, state, key, cursor }),
      getAdminCertificateKeys(),
      findKeyProblem(),
      getListSettings(actor, "certificates"),
    ]),
  );
  const canSign = can(actor, "system");
  const filters: readonly ListFilter[] = [
    { kind: "search", name: "q", label: "Code, order or product" },
    {
      kind: "select",
      name: "state",
      label: "Status",
      options: [["", "All"], ...Object.entries(stateLabels), ["waiting", "Waiting to be signed"]],
    },
    { kind: "select", name: "key", label: "Key", options: [["", "All"], ...keys.map(({ id }) => [id, id] as const)] },
  ];
  return (
    <>
      <AdminHeader
        title="Certificates"
        actions={
          <DownloadLink href={adminApiPaths.exportList("certificates", { q, state, key })}>Export CSV</DownloadLink>
        }
      >
        Every paid number has one. It is signed again by itself when its owners or its state change.
      </AdminHeader>
      {problem && (
        <Alert tone="error" className="mb-6">
          {`No certificate is signed at the moment. ${problem}`}
        </Alert>
      )}
      <AdminList
        name="certificates"
        path={path}
        query={{ q, state, key }}
        filters={filters}
        settings={settings}
        total={total}
      >
        <CertificatesTable certificates={certificates} filtered={Boolean(q ?? state ?? key)} canSign={canSign} />
        <Pagination
          shown={certificates.length}
          total={total}
          itemNames={["certificate", "certificates"]}
          first={cursor ? adminPaths.section("certificates", { q, state, key }) : null}
          next={nextCursor && adminPaths.section("certificates", { q, state, key, cursor: nextCursor })}
        />
      </AdminList>
      <section aria-labelledby="keys" className="grid gap-4 pt-14">
        <h2 id="keys" className="text-subheading">
          Keys
        </h2>
        <CertificateKeysTable keys={keys} canReplace={canSign} />
      </section>
    </>
  );
}
