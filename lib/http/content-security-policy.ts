/** The hosts of a deployment, as the settings of the same names give them. */
export type PolicySettings = {
  APP_URL?: string | undefined;
  PUSHER_HOST?: string | undefined;
  PUSHER_PORT?: string | number | undefined;
  S3_BUCKET?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  PAYSTACK_CHECKOUT_HOSTS?: readonly string[];
  NODE_ENV?: string | undefined;
};

/** Pusher's hosts in production, the emulator's locally. */
function channelHosts({ PUSHER_HOST, PUSHER_PORT }: PolicySettings): string[] {
  if (!PUSHER_HOST) return ["wss://*.pusher.com", "https://*.pusher.com"];
  return ["ws", "wss", "http", "https"].map((scheme) => `${scheme}://${PUSHER_HOST}:${PUSHER_PORT ?? "*"}`);
}

function storageHosts({ S3_ENDPOINT, S3_BUCKET, S3_REGION }: PolicySettings): string[] {
  if (S3_ENDPOINT) return [new URL(S3_ENDPOINT).origin];
  return S3_BUCKET ? [`https://${S3_BUCKET}.s3.${S3_REGION ?? "auto"}.amazonaws.com`] : [];
}

/** Chromium applies form-action to redirects too, and a form without JavaScript is redirected to pay. */
function checkoutHosts({ PAYSTACK_CHECKOUT_HOSTS = [] }: PolicySettings, https: boolean): string[] {
  const hosts = PAYSTACK_CHECKOUT_HOSTS.length ? PAYSTACK_CHECKOUT_HOSTS : ["checkout.paystack.com"];
  return hosts.map((host) => (https ? `https://${host}` : `http://${host}:*`));
}

/**
 * The Content-Security-Policy of a page. `inlineScripts` are the nonce and the hashes of the inline scripts that may run. Prerendered pages
 * allow all of them, because Next's inline scripts differ by page and the HTML is the same for everyone (docs/decisions/022).
 */
export function contentSecurityPolicy(
  settings: PolicySettings,
  inlineScripts: readonly string[] = ["'unsafe-inline'"],
): string {
  const https = settings.APP_URL?.startsWith("https:") ?? false;
  const dev = settings.NODE_ENV === "development";
  const storage = storageHosts(settings);
  const policy: Record<string, string[]> = {
    "default-src": ["'self'"],
    // The 3D model viewer decodes meshes with WebAssembly.
    "script-src": ["'self'", ...inlineScripts, "'wasm-unsafe-eval'", ...(dev ? ["'unsafe-eval'"] : [])],
    // No script in an attribute (onclick) in any case.
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...storage],
    "media-src": ["'self'", "blob:", ...storage],
    "font-src": ["'self'"],
    // blob: for the textures of 3D models, storage for direct uploads.
    "connect-src": ["'self'", "blob:", ...storage, ...channelHosts(settings), ...(dev ? ["ws:"] : [])],
    "frame-src": ["https://www.youtube-nocookie.com", "https://player.vimeo.com"],
    "worker-src": ["'self'", "blob:"],
    "form-action": ["'self'", ...checkoutHosts(settings, https)],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(https && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(policy)
    .map(([rule, sources]) => [rule, ...sources].join(" "))
    .join("; ");
}
