import path from "node:path";
import type { NextConfig } from "next";
import { contentSecurityPolicy } from "./lib/http/content-security-policy.ts";

// Reads process.env itself, because Next loads it before the app.
const dev = process.env.NODE_ENV === "development";

// Pages that are rendered for each request get a stricter policy from middleware.ts.
const policy = contentSecurityPolicy({
  ...process.env,
  PAYSTACK_CHECKOUT_HOSTS: process.env.PAYSTACK_CHECKOUT_HOSTS?.split(",")
    .map((host) => host.trim())
    .filter(Boolean),
});

const headers = {
  "Content-Security-Policy": policy,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(self), microphone=(self), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  ...(process.env.APP_URL?.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  }),
};
// Static files get only these headers: the page policies do not apply to them, and a kilobyte of headers on each of thirty files
// would be a tenth of the first load.
const files = "_next/static/|fonts/|art/|images/|tiles/|textures/|logos/|icon.svg";
const fileHeaderNames = ["X-Content-Type-Options", "Strict-Transport-Security"];
const fileHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => fileHeaderNames.includes(name)));
// A reply of the API is no document: nothing in it may load or be framed, and a short policy spares a kilobyte in each call.
const apiHeaders = {
  ...fileHeaders,
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
};
// Viewers and sites of others read these (docs/decisions/056). Here and not in the handlers, so that an error can be read as well.
const openToOtherSites = [
  "/:path((?:api/){1,2}iiif/.*)",
  "/:path((?:api/){1,2}oembed)",
  "/:path((?:api/){1,2}pictures/.*)",
  "/images/leaders/:file*",
];
// A leader's work in a frame of another site: no script, no cookie, no form, nothing but its own pictures and fonts.
const embedHeaders = {
  ...fileHeaders,
  "Content-Security-Policy":
    "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  "Referrer-Policy": headers["Referrer-Policy"],
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "X-Robots-Tag": "noindex",
};
const toHeaderList = (record: Record<string, string>) => Object.entries(record).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` and `npm start` skip type checking in the build, because the checks run separately.
  typescript: { ignoreBuildErrors: process.env.NEXT_SKIP_TYPES === "1" },
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // `npm run build:standalone` sets it: a server with the files it needs and nothing else, for a container image.
  ...(process.env.NEXT_OUTPUT === "standalone" && { output: "standalone" as const }),
  // The image service of other viewers reads the stored tiles (lib/exhibitions/iiif/render-image.ts).
  // The audio tour says how large its pictures are (lib/exhibitions/tour/picture-sizes.ts).
  outputFileTracingIncludes: {
    "/api/iiif/**": ["public/tiles/**/*.avif"],
    "/admin/pages/**": ["prisma/legal-pages/*.md"],
    "/heads-of-state/tour/**": ["public/images/leaders/*-portrait-480.webp"],
  },
  // NEXT_COMPRESS=0 for a proxy that compresses itself.
  compress: process.env.NEXT_COMPRESS !== "0",
  // Nothing reads source maps in production: browsers do not get them, and Node runs without --enable-source-maps.
  // authInterrupts: a page can answer 403. Without preloadEntriesOnStart a route is loaded at its first request: a new instance answers
  // in a fifth of the time and holds 150 MB instead of 400 (docs/scale.md).
  experimental: {
    authInterrupts: true,
    globalNotFound: true,
    preloadEntriesOnStart: false,
    turbopackSourceMaps: dev,
    // `npm test` sets it for the first build of a checkout: storing 440 MB for a second one takes a quarter of a minute.
    turbopackFileSystemCacheForBuild: process.env.NEXT_BUILD_CACHE !== "0",
  },
  // Prerendered pages are in Postgres, so that an edit shows on every instance (docs/decisions/019). Vercel has its own cache.
  ...(!process.env.VERCEL && { cacheHandler: path.resolve("lib/db/page-cache.mjs"), cacheMaxMemorySize: 0 }),
  images: { loader: "custom", loaderFile: "./components/ui/image-loader.ts" },
  serverExternalPackages: [
    "@node-rs/argon2",
    "sharp",
    "pg",
    "pino",
    "@prisma/client",
    "@prisma/adapter-pg",
    "@simplewebauthn/server",
    "resend",
    "pusher",
    "pdfkit",
    "passkit-generator",
  ],
  headers: async () => [
    { source: `/:path((?!${files}|api/|embed/).*)`, headers: toHeaderList(headers) },
    { source: "/api/:path*", headers: toHeaderList(apiHeaders) },
    { source: `/:path((?:${files}).*)`, headers: toHeaderList(fileHeaders) },
    // Uploaded files must not run scripts when opened directly. Later entries override earlier ones.
    {
      source: "/(api|api/api)/exhibitions/:slug/content/:file",
      headers: toHeaderList({
        "Content-Security-Policy":
          "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
      }),
    },
    // Set here, because headers of a handler do not override these.
    {
      source: "/:path((?:api/){1,2}downloads/file)",
      headers: toHeaderList({ "Content-Security-Policy": "sandbox; default-src 'none'" }),
    },
    { source: "/embed/:leader", headers: toHeaderList(embedHeaders) },
    ...openToOtherSites.map((source) => ({ source, headers: toHeaderList({ "Access-Control-Allow-Origin": "*" }) })),
    // Changed fonts get new names; changed images appear within a day.
    { source: "/fonts/:file*", headers: toHeaderList({ "Cache-Control": "public, max-age=31536000, immutable" }) },
    {
      source: "/:file(art/.*|images/.*|tiles/.*|textures/.*|logos/.*)",
      headers: toHeaderList({ "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800" }),
    },
  ],
  rewrites: async () => ({
    // The list of drops is prerendered; with a filter it is rendered for each request, under the same path.
    beforeFiles: ["category", "min", "max", "available", "sort"].map((key) => ({
      source: "/drops",
      has: [{ type: "query" as const, key }],
      destination: "/filtered-drops",
    })),
    afterFiles: [
      { source: "/api/api/:path*", destination: "/api/:path*" },
      { source: "/.well-known/security.txt", destination: "/security.txt" },
      { source: "/.well-known/living-archive-keys.json", destination: "/api/certificates/keys" },
    ],
    fallback: [],
  }),
  redirects: async () => [
    { source: "/signup", destination: "/register", permanent: true },
    { source: "/account/numbers", destination: "/account/collection", permanent: true },
    { source: "/shop", destination: "/drops", permanent: true },
    { source: "/admin/overview", destination: "/admin", permanent: true },
    { source: "/admin/uploads", destination: "/admin/media", permanent: true },
  ],
};

export default config;
