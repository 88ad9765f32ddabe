import { notFound } from "next/navigation";

export const dynamic = "force-dynamic";

/** Unknown URLs below /subscribe: the site-wide 404 page is prerendered, and its scripts would lack the nonce of these pages. */
export default function UnknownSubscribePage() {
  notFound();
}
