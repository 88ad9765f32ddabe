import { methods, route } from "@/lib/http/route";
import encodeQR from "qr";
import { beginMfaSetup } from "@/lib/auth/mfa/enable-mfa";
import { mfaSetupBody, mfaSetupReply } from "@/lib/auth/mfa/mfa-contracts";

// The QR code is drawn on the server, so that the secret reaches no third-party script.
function qrCodeDataUrl(uri: string): { size: number; path: string } {
  const rows = encodeQR(uri, "raw", { ecc: "medium", border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return { size: rows.length, path };
}

/** POST /account/mfa: starts to set up MFA, after the password. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    body: mfaSetupBody,
    reply: mfaSetupReply,
    run: async ({ actor, body }) => {
      const { manualKey, uri } = await beginMfaSetup({ actor, password: body.password });
      return { secret: manualKey, picture: qrCodeDataUrl(uri) };
    },
  }),
});
