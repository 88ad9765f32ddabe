import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { LeaveForm } from "@/components/waiting-room/leave-form";
import { RoomFrame } from "@/components/waiting-room/room-frame";
import { WaitingRoom } from "@/components/waiting-room/waiting-room";
import { getProduct } from "@/lib/catalog/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";

export const revalidate = 3600;

/** Rendered at the first request and then static: it is the same for everyone who waits. */
export async function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PageProps<"/drops/[slug]/waiting">): Promise<Metadata> {
  const product = await getProduct((await params).slug);
  return privatePageMetadata(product ? `Waiting room: ${product.name}` : "Product not found");
}

/** The waiting room of a drop. What depends on the visitor comes after the page (components/waiting-room). */
export default async function WaitingRoomPage({ params }: PageProps<"/drops/[slug]/waiting">) {
  const asked = (await params).slug;
  const product = (await getProduct(asked)) ?? notFound();
  if (product.slug !== asked) permanentRedirect(paths.waitingRoom(product.slug));
  const { slug, name } = product;
  return (
    <Page plain className="pb-wall">
      <Breadcrumb
        items={[
          { name: "Drops", href: paths.drops },
          { name, href: paths.drop(slug) },
        ]}
        current="Waiting room"
      />
      <RoomFrame name={name} image={product.images[0]}>
        <noscript>
          <p className="pb-4">
            You can wait without JavaScript too.{" "}
            <a href={paths.waitingPlace(slug)} className="link">
              Take a place without JavaScript
            </a>
          </p>
        </noscript>
        <div className="[@media(scripting:none)]:hidden">
          <WaitingRoom slug={slug} name={name}>
            <LeaveForm slug={slug} />
          </WaitingRoom>
        </div>
      </RoomFrame>
    </Page>
  );
}
