import { notFound } from "next/navigation";
import { EnterForm } from "@/components/draws/enter-form";
import { OwnEntry } from "@/components/draws/own-entry";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { listAddresses } from "@/lib/auth/addresses/queries";
import { formatLagosTime } from "@/lib/catalog/rules";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import type { PublicDraw } from "@/lib/draws/contracts";
import { entryRefusals } from "@/lib/draws/enter-draw";
import { findMyEntry, getDraw, requireDrawStatus } from "@/lib/draws/queries";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";

export const metadata = privatePageMetadata("Your Entry");

const otherErrors: Record<string, string> = {
  invalid_input: "Choose one of your saved addresses.",
  conflict: "That is no longer possible, because the window has closed or the hold has ended.",
  rate_limited: "Too many attempts. Please wait a little and try again.",
};

const errorText = (code: string) => entryRefusals[code]?.[1] ?? otherErrors[code] ?? "That failed. Please try again.";

export default async function MyDrawPage({ params, searchParams }: PageProps<"/account/draws/[slug]">) {
  const { slug } = await params;
  const error = singleParam((await searchParams).error);
  const { _id } = await requireCurrentUser(paths.myDraw(slug));
  const draw = (await readForPage(getDraw(slug))) ?? notFound();
  const [entry, addresses, { open }] = await readForPage(
    Promise.all([findMyEntry(_id, slug), listAddresses(_id), requireDrawStatus(slug, _id)]),
  );
  return (
    <Page className="pt-6 pb-wall">
      <Breadcrumb items={[{ name: "Your Draws", href: paths.myDraws }]} current={draw.product.name} />
      <div className="grid gap-6 pt-6">
        <h1 className="wrap-anywhere text-title">Draw: {draw.product.name}</h1>
        <Alert tone="error">{error !== undefined && errorText(error)}</Alert>
        {entry ? (
          <OwnEntry entry={entry} open={open} />
        ) : open ? (
          <EnterForm slug={slug} addresses={addresses} />
        ) : (
          <p>{closedText(draw)}</p>
        )}
      </div>
    </Page>
  );
}

function closedText({ state, opensAt, cancelReason }: PublicDraw): string {
  if (state === "cancelled") return `This draw is cancelled. ${cancelReason}`;
  return state === "accepting" && Date.parse(opensAt) > Date.now()
    ? `Entries are accepted from ${formatLagosTime(opensAt)}, Lagos time.`
    : "This draw no longer accepts entries.";
}
