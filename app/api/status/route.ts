import { methods, route } from "@/lib/http/route";
import { serviceStatusReply } from "@/lib/workflows/contracts";
import { getServiceStatus } from "@/lib/workflows/service-status-query";

/** GET /status: which services are delayed. Shared caches keep it for fifteen seconds. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    reply: serviceStatusReply,
    run: ({ headers }) => {
      headers.set("cache-control", "public, max-age=0, s-maxage=15");
      return getServiceStatus();
    },
  }),
});
