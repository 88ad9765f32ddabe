import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CommentsPanel } from "@/components/community/comments-panel";
import { ExhibitionRoom } from "@/components/exhibitions/exhibition-room";
import { MembersTab } from "@/components/exhibitions/members/members-tab";
import { getExhibition, listWorks } from "@/lib/exhibitions/queries";
import { exhibitionSummary } from "@/lib/exhibitions/rules";
import { getViewer, requireVip } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";

/** Exhibitions whose announcement is a page of its own. */
const fronts: Record<string, string> = { afroalchemy: paths.afroalchemy, "loves-labours": paths.lovesLabours };

export async function generateMetadata({ params }: PageProps<"/exhibitions/[slug]">): Promise<Metadata> {
  const exhibition = await getExhibition((await params).slug);
  if (!exhibition) return { title: "Exhibition not found", robots: { index: false } };
  const { slug, title, status, requiresVIP } = exhibition;
  const description = exhibitionSummary(exhibition);
  if (status !== "announced" && requiresVIP) return { title, description, robots: { index: false } };
  return publicPage({ title, description, path: paths.exhibition(slug) });
}

/** Any exhibition, made of its row: an admin adds one without code. What is only announced is there for everyone to read. */
export default async function ExhibitionPage({ params }: PageProps<"/exhibitions/[slug]">) {
  const exhibition = await getExhibition((await params).slug);
  if (!exhibition) notFound();
  const { slug, status, requiresVIP } = exhibition;
  const front = status === "announced" && fronts[slug];
  if (front) permanentRedirect(front);
  if (status === "announced") return <ExhibitionRoom exhibition={exhibition} works={[]} />;
  const viewer = requiresVIP ? await requireVip(paths.exhibition(slug)) : await getViewer();
  return (
    <ExhibitionRoom exhibition={exhibition} works={await listWorks(viewer, slug)}>
      {status === "open" && <MembersTab exhibition={slug} />}
      <div className="page-x max-w-[60rem] pb-wall">
        <CommentsPanel exhibition={slug} title="Exhibition Guestbook" />
      </div>
    </ExhibitionRoom>
  );
}
