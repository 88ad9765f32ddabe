import { onRequestStart } from "@/lib/http/on-request-start";

/**
 * Makes the server send a Location header once. Next appends the headers of a prerendered page to those that rendering it has just set, so
 * that a page which redirects sends two, and clients follow "/a, /a" (vercel/next.js#82117; a host with its own server is not affected).
 */
export function sendLocationOnce(): void {
  onRequestStart((_, response) => {
    const append = response.appendHeader.bind(response);
    response.appendHeader = (name, value) =>
      name.toLowerCase() === "location" && response.getHeader(name) === value ? response : append(name, value);
  });
}
