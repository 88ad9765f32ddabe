import path from "node:path";
import type { NextConfig } from "next";
import { sleepByDefault } from "./lib/platform/first-touch";

// The one file of the app besides lib/platform/env.ts that reads the environment: Next asks for it before the app exists.
const dev = process.env.NODE_ENV === "development";

// Where the browser itself talks to a provider. Pusher's own hosts in production, the local stack's on a laptop.
const channels = process.env.PUSHER_HOST
  ? ["ws", "wss", "http", "https"].map(
      (scheme) => `${scheme}://${process.env.PUSHER_HOST}:${process.env.PUSHER_PORT ?? "*"}`,
    )
  : ["wss://*.pusher.com", "https://*.pusher.com"];
const bucket =
  process.env.S3_BUCKET && `https://${process.env.S3_BUCKET}.s3.${process.env.S3_REGION ?? "auto"}.amazonaws.com`;
const storage = process.env.S3_ENDPOINT ? [new URL(process.env.S3_ENDPOINT).origin] : bucket ? [bucket] : [];

// Public pages are prerendered, so a nonce is impossible and the inline scripts that Next writes into them differ from page
// to page: 'unsafe-inline' is the price. Everything else is closed; nothing of another origin is ever executed.
const policy = {
  "default-src": ["'self'"],
  // The viewer of a label's model unpacks meshes with WebAssembly, which this allows and eval it does not.
  "script-src": ["'self'", "'unsafe-inline'", "'wasm-unsafe-eval'", ...(dev ? ["'unsafe-eval'"] : [])],
  "style-src": ["'self'", "'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:", ...storage],
  "media-src": ["'self'", "blob:", ...storage],
  "font-src": ["'self'"],
  // blob: is where the pictures inside a 3D model are unpacked to.
  // A large upload goes straight to storage.
  "connect-src": ["'self'", "blob:", ...storage, ...channels, ...(dev ? ["ws:"] : [])],
  "frame-src": ["https://www.youtube-nocookie.com", "https://player.vimeo.com"],
  "worker-src": ["'self'", "blob:"],
  "object-src": ["'none'"],
  "base-uri": ["'self'"],
  "frame-ancestors": ["'none'"],
};

const headers = {
  "Content-Security-Policy": Object.entries(policy)
    .map(([rule, sources]) => [rule, ...sources].join(" "))
    .join("; "),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  ...(process.env.APP_URL?.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  }),
};
// Files of the build that no browser reads as a page. What a page may do is said with the page; a kilobyte of it with each of
// thirty scripts, faces and pictures is a tenth of the first view.
const files = "_next/static/|fonts/|art/|images/|tiles/|textures/|logos/|icon.svg";
const ofFiles = ["X-Content-Type-Options", "Strict-Transport-Security"];
const fileHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => ofFiles.includes(name)));
const entries = (named: Record<string, string>) => Object.entries(named).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The local stack leaves the types to `npm test`, which has looked at them before it builds; a host's build checks them.
  typescript: { ignoreBuildErrors: process.env.NEXT_SKIP_TYPES === "1" },
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // A proxy in front that compresses can be given the plain bytes.
  compress: process.env.NEXT_COMPRESS !== "0",
  experimental: { globalNotFound: true },
  // Quiet pages travel without the framework's data (docs/decisions/013). A host that keeps pages itself has its own handler.
  ...(!process.env.VERCEL && { cacheHandler: path.resolve("lib/platform/page-cache.mjs") }),
  compiler: { runAfterProductionCompile: ({ distDir }) => sleepByDefault(distDir) },
  images: { loader: "custom", loaderFile: "./components/ui/image-loader.ts" },
  serverExternalPackages: [
    "@node-rs/argon2",
    "sharp",
    "pg",
    "pino",
    "@prisma/client",
    "@prisma/adapter-pg",
    "resend",
    "pusher",
  ],
  headers: async () => [
    { source: `/:path((?!${files}).*)`, headers: entries(headers) },
    { source: `/:path((?:${files}).*)`, headers: entries(fileHeaders) },
    // What somebody uploaded is nobody's page: opened by itself it can run nothing. These stand after the house's, and so win.
    {
      source: "/(api|api/api)/exhibitions/:slug/content/:file",
      headers: entries({
        "Content-Security-Policy":
          "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
      }),
    },
    // A member's file is saved and is nobody's page. A header of the handler's own does not replace one that stands here.
    {
      source: "/:path((?:api/){1,2}downloads/file)",
      headers: entries({ "Content-Security-Policy": "sandbox; default-src 'none'" }),
    },
    // A changed face gets a new name; a changed picture is seen after a day.
    { source: "/fonts/:file*", headers: entries({ "Cache-Control": "public, max-age=31536000, immutable" }) },
    {
      source: "/:file(art/.*|images/.*|tiles/.*|textures/.*|logos/.*)",
      headers: entries({ "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800" }),
    },
  ],
  rewrites: async () => [{ source: "/api/api/:path*", destination: "/api/:path*" }],
  redirects: async () => [{ source: "/signup", destination: "/register", permanent: true }],
};

export default config;
