import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { SalePage } from "@/components/auction/sale-page";
import { findRoom, listAuctions, nextSale } from "@/lib/auction/queries";
import { paths } from "@/lib/platform/paths";
import { publicPage, summary } from "@/lib/platform/public-page";

export const revalidate = 3600;

/** The sales there are; one that is added later is rendered when it is first asked for. */
export async function generateStaticParams() {
  return (await listAuctions()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<"/auctions/[slug]">): Promise<Metadata> {
  const found = await findRoom((await params).slug);
  if (!found) return { title: "No such sale", robots: { index: false } };
  const { title, description, slug } = found.auction;
  return publicPage({ title: `${title}: the sale`, description: summary(description), path: paths.auction(slug) });
}

export default async function SaleAddress({ params }: PageProps<"/auctions/[slug]">) {
  const asked = (await params).slug;
  const [room, coming] = await Promise.all([findRoom(asked), nextSale()]);
  if (!room) notFound();
  if (room.auction.slug !== asked) permanentRedirect(paths.auction(room.auction.slug));
  return <SalePage room={room} title={room.auction.title} coming={coming} />;
}
