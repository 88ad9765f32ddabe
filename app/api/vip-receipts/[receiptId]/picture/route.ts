import { methods, route } from "@/lib/http/route";
import { receiptParams } from "@/lib/membership/receipt-contracts";
import { openReceipt } from "@/lib/membership/receipt-queries";
import { refuse } from "@/lib/platform/errors";

/** The picture of a receipt: nobody but an admin is shown one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    params: receiptParams,
    run: async ({ params }) => {
      const file = (await openReceipt(params.receiptId)) ?? refuse("not_found", "The picture is gone.");
      return new Response(file.stream, {
        headers: {
          "content-type": "image/webp",
          "content-length": String(file.size),
          "content-disposition": 'inline; filename="receipt.webp"',
          "content-security-policy": "default-src 'none'; sandbox",
          "x-content-type-options": "nosniff",
          "cache-control": "no-store",
        },
      });
    },
  }),
});
