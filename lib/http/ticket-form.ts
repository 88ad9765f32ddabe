import type { Standing } from "@/lib/community/event-contracts";
import type { RouteParams } from "@/lib/http/route";
import type { AppError } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";

/** Where the forms of a seat go on without script: to the ticket; a visitor signs in on the way. */
export const ticketForm = {
  done: ({ seat }: { seat: Standing }) => paths.ticket(seat.event),
  refused: ({ code }: AppError, _: unknown, { id }: RouteParams) => {
    const wanted = typeof id === "string" ? id : "";
    if (code === "unauthenticated") return paths.login({ redirectTo: paths.ticket(wanted) });
    return paths.ticket(wanted, { error: code });
  },
};
