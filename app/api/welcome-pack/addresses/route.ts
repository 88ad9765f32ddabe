import { answerCsv } from "@/lib/http/answer-csv";
import { methods, route } from "@/lib/http/route";
import { exportAddresses } from "@/lib/membership/export-addresses";

/** GET /welcome-pack/addresses: where the collectors' welcome packs go, as a table. That it was taken is written down. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    sentences: { failed: "Failed to fetch addresses" },
    run: async ({ actor }) => answerCsv("collector-addresses", await exportAddresses(actor)),
  }),
});
