"use client";

import Link from "next/link";
import { useState } from "react";
import { AdminTable } from "@/components/admin/table/admin-table";
import { ConfirmActionDialog } from "@/components/admin/ui/confirm-action";
import type { DropName } from "@/components/admin/ui/drop-picker";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatNaira, toKobo } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { DiscountCode } from "@/lib/orders/discount-codes/contracts";
import { planTitle } from "@/lib/subscriptions/rules";

const stateLabels = {
  active: { label: "Active", tone: "success" },
  scheduled: { label: "Scheduled", tone: "ink" },
  expired: { label: "Expired", tone: "danger" },
  "used up": { label: "Used up", tone: "warn" },
} as const;

const formatTime = (at: string) => `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`;

function validity({ startsAt, endsAt }: DiscountCode): string {
  const parts = [startsAt && `from ${formatTime(startsAt)}`, endsAt && `until ${formatTime(endsAt)}`].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : "No limit";
}

function appliesTo({ products, plans }: DiscountCode, names: ReadonlyMap<string, string>): string {
  const named = [...products.map((slug) => names.get(slug) ?? slug), ...plans.map((plan) => `${planTitle(plan)} plan`)];
  return named.length > 0 ? named.join(", ") : "All drops";
}

type DiscountCodesTableProps = { codes: readonly DiscountCode[]; drops: readonly DropName[] };

/** Discount codes with what they take off, how often they were used, and until when they are valid. */
export function DiscountCodesTable({ codes, drops }: DiscountCodesTableProps) {
  const names = new Map(drops.map(({ slug, name }) => [slug, name]));
  const [ending, setEnding] = useState<DiscountCode | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (code: DiscountCode) => {
    setEnding(code);
    setOpen(true);
  };
  return (
    <>
      <AdminTable
        caption="Discount codes"
        hideCaption
        rows={codes}
        rowKey={(code) => code._id}
        columns={[
          {
            id: "code",
            label: "Code",
            cell: (code) => (
              <Link href={adminPaths.editDiscountCode(code._id)} prefetch={false} className="link font-semibold">
                {code.code}
              </Link>
            ),
          },
          {
            id: "discount",
            label: "Discount",
            cell: (code) => (
              <span className="wrap-anywhere grid max-w-[30ch]">
                {code.percent === null ? formatNaira(toKobo(code.amount ?? 0)) : `${code.percent}%`}
                <span className="text-muted text-tiny">{appliesTo(code, names)}</span>
              </span>
            ),
          },
          {
            id: "uses",
            label: "Uses",
            cell: (code) => (
              <span className="grid">
                {code.maxUses === null ? `${code.uses}, no limit` : `${code.uses} of ${code.maxUses}`}
                {code.oncePerPerson && <span className="text-muted text-tiny">Once per person</span>}
              </span>
            ),
          },
          {
            id: "valid",
            label: "Valid",
            cell: (code) => validity(code),
          },
          {
            id: "status",
            label: "Status",
            cell: (code) => (
              <StatusBadge tone={stateLabels[code.state].tone}>{stateLabels[code.state].label}</StatusBadge>
            ),
          },
        ]}
        menu={{
          label: ({ code }) => `More for ${code}`,
          items: (code) => [
            { label: "Edit", href: adminPaths.editDiscountCode(code._id) },
            ...(code.state === "expired" ? [] : [{ label: "End now", danger: true, onSelect: () => ask(code) }]),
          ],
        }}
        empty={
          <EmptyList
            title="No discount codes yet"
            action={<ButtonLink href={adminPaths.newDiscountCode}>New discount code</ButtonLink>}
          >
            A code takes a percentage or an amount off an order, for all drops or for some, and can end by itself.
          </EmptyList>
        }
      />
      {ending && (
        <ConfirmActionDialog
          key={ending._id}
          action={{
            request: { method: "post", path: adminApiPaths.endDiscountCode(ending._id), body: {} },
            label: "End",
            loadingText: "Ending…",
            subject: `the discount code ${ending.code}`,
            confirm: {
              question: "It takes nothing off from now on.",
              label: `End ${ending.code}`,
              consequence: "Orders that use it keep their discount.",
            },
            successText: `${ending.code} has ended`,
            failureText: "Failed to end discount code",
          }}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
