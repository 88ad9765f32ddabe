import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Page } from "@/components/ui/page";
import { PlainPlace } from "@/components/waiting-room/plain-place";
import { RoomFrame } from "@/components/waiting-room/room-frame";
import { getProduct } from "@/lib/catalog/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { readForPage } from "@/lib/http/read-for-page";
import { singleParam } from "@/lib/http/single-param";
import { makeChallenge } from "@/lib/waiting-room/challenge";
import { readPlaces } from "@/lib/waiting-room/place-cookie";
import { findOwnPlace, requireRoom } from "@/lib/waiting-room/queries";

export const metadata = privatePageMetadata("Waiting room");

/** A visitor's place without JavaScript: rendered for each request, and loaded again by the browser. */
export default async function WaitingPlacePage({ params, searchParams }: PageProps<"/drops/[slug]/waiting/place">) {
  const product = (await readForPage(getProduct((await params).slug))) ?? notFound();
  const { slug, name } = product;
  const query = await searchParams;
  const room = await readForPage(requireRoom(slug));
  const place = await readForPage(findOwnPlace(room, readPlaces(await cookies())));
  const earlier = singleParam(query.challenge);
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
        <PlainPlace
          slug={slug}
          name={name}
          room={room}
          place={place}
          error={singleParam(query.error)}
          challenge={earlier ?? makeChallenge(room.productId, room.now)}
          ready={earlier !== undefined}
          leaving={singleParam(query.leave) !== undefined}
        />
      </RoomFrame>
    </Page>
  );
}
