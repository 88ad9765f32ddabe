import encodeQR from "qr";
import { beginFactor } from "@/lib/accounts/enrol-factor";
import { beginFactorBody, beginFactorReply } from "@/lib/accounts/factor-contracts";
import { methods, route } from "@/lib/http/route";

// Drawn here, so that the secret is never handed to a stranger's script and the browser needs none for it.
function pictureOf(address: string): { size: number; path: string } {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return { size: rows.length, path };
}

/** POST /account/factor: offers an authenticator to somebody who works here, for the password once more. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: beginFactorBody,
    reply: beginFactorReply,
    run: async ({ actor, body }) => {
      const { typed, address } = await beginFactor({ actor, password: body.password });
      return { secret: typed, picture: pictureOf(address) };
    },
  }),
});
