import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CommentsPanel } from "@/components/comments/comments-panel";
import { ExhibitionDetail } from "@/components/exhibitions/exhibition-detail";
import { MembersTab } from "@/components/exhibitions/members/members-tab";
import { UseThisExhibition } from "@/components/exhibitions/sharing/use-this-exhibition";
import { listProducts } from "@/lib/catalog/queries";
import { getDisplayPrice } from "@/lib/catalog/rules";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { coverCard } from "@/lib/exhibitions/artwork-images";
import { getExhibition, listArtworks } from "@/lib/exhibitions/queries";
import { exhibitionSummary } from "@/lib/exhibitions/rules";
import { getCurrentUser, requireVip } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getExhibitionParts } from "@/lib/workflows/exhibition-parts-query";

/** Announced exhibitions that have a page of their own. */
const publicPaths: Record<string, string> = { afroalchemy: paths.afroalchemy, "loves-labours": paths.lovesLabours };

const readExhibition = (slug: string) => readForPage(getExhibition(slug), paths.exhibition(slug));

export async function generateMetadata({ params }: PageProps<"/exhibitions/[slug]">): Promise<Metadata> {
  const exhibition = await readExhibition((await params).slug);
  if (!exhibition) return { title: "Exhibition not found", robots: { index: false } };
  const { slug, title, status, requiresVIP } = exhibition;
  const description = exhibitionSummary(exhibition);
  if (status !== "announced" && requiresVIP) return { title, description, robots: { index: false } };
  const card = coverCard(exhibition);
  return publicPageMetadata({ title, description, path: paths.exhibition(slug), card });
}

/** The page of any exhibition in the database. Announced exhibitions are public even if they will require VIP. */
export default async function ExhibitionPage({ params }: PageProps<"/exhibitions/[slug]">) {
  const exhibition = await readExhibition((await params).slug);
  if (!exhibition) notFound();
  const { slug, status, requiresVIP } = exhibition;
  const publicPath = status === "announced" && publicPaths[slug];
  if (publicPath) permanentRedirect(publicPath);
  if (status === "announced") {
    const parts = await readForPage(getExhibitionParts(exhibition, null), paths.exhibition(slug));
    return <ExhibitionDetail exhibition={exhibition} artworks={[]} {...parts} />;
  }
  const viewer = requiresVIP ? await requireVip(paths.exhibition(slug)) : await getCurrentUser();
  const [artworks, parts] = await readForPage(
    Promise.all([listArtworks(viewer, slug), getExhibitionParts(exhibition, viewer)]),
    paths.exhibition(slug),
  );
  const isSold = artworks.some(({ productSlug }) => productSlug !== null);
  const products = isSold ? await readForPage(listProducts(), paths.exhibition(slug)) : [];
  const prices = new Map(products.map((product) => [product.slug, getDisplayPrice(product)]));
  return (
    <ExhibitionDetail exhibition={exhibition} artworks={artworks} prices={prices} {...parts}>
      {!requiresVIP && (
        <UseThisExhibition
          exhibition={exhibition}
          artworks={artworks}
          picture={coverCard(exhibition).url}
          site={env().APP_URL}
        />
      )}
      {status === "open" && <MembersTab exhibition={slug} />}
      <div className="page-x max-w-[60rem] pb-wall">
        <CommentsPanel exhibition={slug} title="Exhibition Guestbook" />
      </div>
    </ExhibitionDetail>
  );
}
