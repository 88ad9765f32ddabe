import { notFound } from "next/navigation";
import { DisputeList } from "@/components/admin/transfers/dispute-list";
import { NumberChain } from "@/components/admin/transfers/number-chain";
import { NumberMark } from "@/components/admin/transfers/number-mark";
import { TransfersTable } from "@/components/admin/transfers/transfers-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Card } from "@/components/admin/ui/card";
import { numberName } from "@/lib/catalog/editions/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { findAdminNumber } from "@/lib/transfers/admin-queries";

export const metadata = privatePageMetadata("Number");

/** A numbered unit: its chain of owners, its disputes and transfers, and its mark. */
export default async function AdminNumberPage({ params }: PageProps<"/admin/transfers/[editionId]">) {
  const { editionId } = await params;
  await requireAdmin(adminPaths.number(editionId), "transfers");
  const unit = (await readForPage(findAdminNumber(editionId))) ?? notFound();
  return (
    <>
      <AdminHeader
        title={`${unit.name}, ${numberName(unit.number, unit.editionSize)}`}
        crumb={`No. ${unit.number}`}
        parents={[{ name: "Transfers", href: adminPaths.section("transfers") }]}
        publicPath={unit.dropSlug === null ? null : paths.drop(unit.dropSlug)}
      >
        {unit.voidedAt ? "This number was refunded and is void." : `Sold with the order ${unit.orderNumber}.`}
      </AdminHeader>
      <div className="grid gap-5">
        <NumberMark unit={unit} />
        <DisputeList unit={unit} />
        <Card title="Owners">
          <NumberChain chain={unit.chain} />
        </Card>
        <Card title="Transfers">
          <TransfersTable transfers={unit.transfers} filtered={false} />
        </Card>
      </div>
    </>
  );
}
