import { notFound } from "next/navigation";
import { LiteSaleroom } from "@/components/auctions/lite-saleroom";
import { getLiteAuction } from "@/lib/auctions/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Lite auction page");

/** The auction without JavaScript and images: refreshed by a link, with a form for bids. */
export default async function LiteAuctionPage({ params, searchParams }: PageProps<"/auctions/[slug]/lite">) {
  const [{ slug }, { notice, error, typed }, user] = await Promise.all([params, searchParams, getCurrentUser()]);
  const auction = (await readForPage(getLiteAuction(slug, user), paths.auctionLite(slug))) ?? notFound();
  const firstString = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");
  return (
    <LiteSaleroom
      {...auction}
      slug={slug}
      notice={firstString(notice)}
      error={firstString(error)}
      typed={firstString(typed)}
      bidKey={crypto.randomUUID()}
      isVisitor={!user}
    />
  );
}
