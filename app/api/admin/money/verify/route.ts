import { recordAudit } from "@/lib/accounts/record-audit";
import { methods, route } from "@/lib/http/route";
import { settlers } from "@/lib/http/settlements";
import { verifyBody, verifyReply } from "@/lib/payments/desk-contracts";
import { settleCharge } from "@/lib/payments/settle-charge";
import { db } from "@/lib/platform/db";

/** POST /admin/money/verify: asks Paystack about a payment once more and counts it when it is paid, also a renewal nobody told of. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    body: verifyBody,
    reply: verifyReply,
    sentences: { failed: "Paystack could not be asked. Please try again." },
    run: async ({ actor, body: { reference } }) => {
      let state = await settleCharge(reference, settlers);
      if (state === "unknown") {
        await settlers.onNews?.("charge.success", { reference });
        state = await settleCharge(reference, settlers);
      }
      await recordAudit(db, { actorId: actor._id, action: "payment.verify", subject: reference, detail: { state } });
      return { state };
    },
  }),
});
