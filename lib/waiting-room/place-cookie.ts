import { appendCookie } from "@/lib/auth/sessions/append-cookie";
import { cookieName } from "@/lib/auth/sessions/cookie-names";
import { readSignedValue, signValue } from "@/lib/core/signed-value";

/** A ticket of a waiting room, as the signed cookie has it. */
export type Place = { productId: string; round: number; ticket: number };

const seconds = 24 * 60 * 60;
const MOST_PLACES = 5;
const placePattern = /^([\w-]{1,60}):(\d{1,9}):(\d{1,9})$/;

type CookieSource = { get: (name: string) => { value: string } | undefined };

/** The places of the signed cookie that a browser sends, newest first. */
export function readPlaces(cookies: CookieSource): Place[] {
  const value = readSignedValue("waiting-places", cookies.get(cookieName("la_places"))?.value);
  return (value ?? "").split("~").flatMap((text) => {
    const [, productId, round, ticket] = placePattern.exec(text) ?? [];
    return productId ? [{ productId, round: Number(round), ticket: Number(ticket) }] : [];
  });
}

/** Sets the cookie with a new place first; an older one of the same drop is replaced. */
export function setPlaceCookie(headers: Headers, place: Place, others: readonly Place[]): void {
  writePlaces(headers, [place, ...others.filter(({ productId }) => productId !== place.productId)]);
}

/** Takes the places of a drop out of the cookie; without another place, the cookie is cleared. */
export function removePlaceFromCookie(headers: Headers, productId: string, places: readonly Place[]): void {
  const others = places.filter((place) => place.productId !== productId);
  if (others.length < places.length) writePlaces(headers, others);
}

function writePlaces(headers: Headers, places: readonly Place[]): void {
  const value = places
    .slice(0, MOST_PLACES)
    .map(({ productId, round, ticket }) => `${productId}:${round}:${ticket}`)
    .join("~");
  appendCookie(headers, { name: "la_places", value: value && signValue("waiting-places", value), seconds });
}
