import * as z from "zod/mini";
import { emailAddress } from "@/lib/auth/contracts";
import { personName } from "@/lib/core/text-fields";
import { responses } from "@/lib/events/ticket-contracts";

/** POST /guest/events/{id}/seat: who asks for a free seat without an account. */
export const guestSeatBody = z.object({
  email: emailAddress,
  firstName: personName("First name is required"),
  lastName: personName("Last name is required"),
  code: z._default(z.string().check(z.trim(), z.maxLength(80)), ""),
  responses: z._default(responses, {}),
});
export type GuestSeatBody = z.infer<typeof guestSeatBody>;

/** POST /guest/tickets/{token}/confirm, /cancel and /claim: the event of the ticket. */
export const guestTicketReply = z.object({ event: z.string() });
