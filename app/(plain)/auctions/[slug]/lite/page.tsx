import { notFound } from "next/navigation";
import { LiteRoom } from "@/components/auction/lite-room";
import { findLite } from "@/lib/auction/queries";
import { getViewer } from "@/lib/http/viewer";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("The room, for a poor line");

/** The sale without script and pictures: it is asked again by a link, and bid in by a form. */
export default async function LitePage({ params, searchParams }: PageProps<"/auctions/[slug]/lite">) {
  const [{ slug }, { said, error, typed }, viewer] = await Promise.all([params, searchParams, getViewer()]);
  const found = (await findLite(slug, viewer)) ?? notFound();
  const word = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");
  return (
    <LiteRoom
      {...found}
      slug={slug}
      said={word(said)}
      error={word(error)}
      typed={word(typed)}
      bidKey={crypto.randomUUID()}
      isVisitor={!viewer}
    />
  );
}
