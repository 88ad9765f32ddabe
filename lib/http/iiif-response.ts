/** A JSON-LD document of IIIF. Its `@context` is named in the content type, as the specification asks. */
export function iiifResponse(document: { "@context": string }): Response {
  return new Response(JSON.stringify(document), {
    headers: {
      "content-type": `application/ld+json;profile="${document["@context"]}"`,
      // An admin's edit shows in five minutes.
      "cache-control": "public, max-age=300",
    },
  });
}
