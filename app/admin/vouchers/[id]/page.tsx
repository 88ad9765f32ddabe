import Link from "next/link";
import { notFound } from "next/navigation";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Card } from "@/components/admin/ui/card";
import { DataTable } from "@/components/admin/ui/data-table";
import { FactList } from "@/components/admin/ui/fact-list";
import { VoucherActions } from "@/components/admin/vouchers/voucher-actions";
import { VoucherStateBadge } from "@/components/admin/vouchers/voucher-state-badge";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getAdminVoucher } from "@/lib/orders/vouchers/admin-queries";
import { voucherEntryNames, voucherPurchaseNames } from "@/lib/orders/vouchers/rules";

export const metadata = privatePageMetadata("Gift voucher");

const naira = (amount: number) => formatNaira(toKobo(amount));

export default async function VoucherPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.voucher(id), "payments");
  const voucher = (await readForPage(getAdminVoucher(id))) ?? notFound();
  const { issuedBy, buyerEmail, recipientEmail, message, stopReason, payment, entries } = voucher;
  const facts: readonly (readonly [string, string | null])[] = [
    ["Left", naira(voucher.balance)],
    ["Bought by", buyerEmail],
    ["Payment", payment],
    ["Issued by", issuedBy && `${issuedBy.name}: ${issuedBy.reason}`],
    ["The code goes to", recipientEmail ?? "The buyer"],
    [
      "Sent on",
      voucher.sentAt ? formatLagosShortDate(voucher.sentAt) : `Planned for ${formatLagosShortDate(voucher.sendOn)}`,
    ],
    ["Message", message || null],
    ["Stopped because", stopReason],
  ];
  return (
    <>
      <AdminHeader
        title={`Gift voucher of ${naira(voucher.amount)}`}
        parents={[{ name: "Gift vouchers", href: adminPaths.section("vouchers") }]}
        actions={<VoucherActions voucher={voucher} />}
      >
        <VoucherStateBadge state={voucher.state} />
      </AdminHeader>
      <div className="grid gap-5">
        <Card title="Voucher" className="max-w-3xl">
          <FactList items={facts.filter(([, value]) => value !== null)} />
        </Card>
        <Card title="Ledger">
          <DataTable
            isFigures
            caption="Entries of the ledger"
            hideCaption
            columns={["When", "What", "For", "Change", "Left"]}
            numericColumns={["Change", "Left"]}
            rows={entries.map(({ _id, at, kind, order, plan, amount, balance }) => ({
              key: _id,
              cells: [
                `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`,
                voucherEntryNames[kind],
                order ? (
                  <Link key="order" href={adminPaths.order(order)} prefetch={false} className="link">
                    {order}
                  </Link>
                ) : (
                  plan && voucherPurchaseNames[plan]
                ),
                naira(amount),
                naira(balance),
              ],
            }))}
          />
        </Card>
      </div>
    </>
  );
}
