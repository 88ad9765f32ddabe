import { readReceipt } from "@/lib/http/read-receipt";
import { methods, route } from "@/lib/http/route";
import { uploadFailed, vipGateReply, vipUploadReply } from "@/lib/membership/receipt-contracts";
import { getGate } from "@/lib/membership/receipt-queries";
import { uploadReceipt } from "@/lib/membership/upload-receipt";

/** GET: where the stablecoin fee goes, and how one's receipt stands. POST: a receipt for the desk. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ access: "session", limit: "read", reply: vipGateReply, run: ({ actor }) => getGate(actor._id) }),
  POST: route({
    access: "session",
    limit: "upload",
    input: "multipart",
    reply: vipUploadReply,
    status: 201,
    sentences: { invalid: uploadFailed, failed: uploadFailed },
    run: async ({ actor, request }) => ({
      receipt: await uploadReceipt({ actor, ...(await readReceipt(request)) }),
    }),
  }),
});
