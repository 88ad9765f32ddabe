import { notFound } from "next/navigation";
import { RehearsalForm } from "@/components/admin/rehearsals/rehearsal-form";
import { RehearsalList } from "@/components/admin/rehearsals/rehearsal-list";
import { RehearsalProgress } from "@/components/admin/rehearsals/rehearsal-progress";
import { RehearsalReportView } from "@/components/admin/rehearsals/rehearsal-report";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { getAdminProduct } from "@/lib/catalog/admin-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import type { SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";
import { findRunningDrop, listRehearsals } from "@/lib/rehearsals/queries";

export const metadata = privatePageMetadata("Rehearsal of a drop");

type RehearsalPageProps = { params: Promise<{ id: string }>; searchParams: SearchParams };

/** Rehearses a drop with simulated buyers: the form or the progress, a report, and earlier rehearsals. */
export default async function RehearsalPage({ params, searchParams }: RehearsalPageProps) {
  const { id } = await params;
  await requireAdmin(adminPaths.rehearsal(id), "catalog");
  const asked = singleParam((await searchParams).report);
  const product = (await readForPage(getAdminProduct(id))) ?? notFound();
  const [rehearsals, other] = await readForPage(Promise.all([listRehearsals(product._id), findRunningDrop()]));
  const running = rehearsals.find(({ status }) => status === "running");
  const shown = rehearsals.find(({ _id }) => _id === asked) ?? rehearsals.find(({ report }) => report !== null);
  return (
    <>
      <AdminHeader
        title={`Rehearsal of ${product.name}`}
        crumb="Rehearsal"
        parents={[
          { name: "Products", href: adminPaths.section("products") },
          { name: product.name, href: adminPaths.editProduct(product._id) },
        ]}
      >
        Simulated buyers order a copy of this drop as if it had just opened. Nothing is charged, no email is sent, and
        only the report is kept.
      </AdminHeader>
      <div className="grid gap-14">
        {running ? (
          <RehearsalProgress rehearsal={running} />
        ) : other ? (
          <p role="status">A rehearsal of {other.name} is running. This one can start when it is over.</p>
        ) : (
          <RehearsalForm productId={product._id} lastPlan={rehearsals[0]?.plan} />
        )}
        {shown && shown !== running && <RehearsalReportView rehearsal={shown} />}
        {rehearsals.length > 0 && <RehearsalList productId={product._id} rehearsals={rehearsals} />}
      </div>
    </>
  );
}
