import * as z from "zod/mini";
import { emailAddress } from "@/lib/auth/contracts";
import { optionalLine, personName } from "@/lib/core/text-fields";
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

const invalidEmail = "Please enter a valid email";
const blank = z.string().check(z.trim(), z.maxLength(0, invalidEmail));

/** POST /events/{id}/attendees: the address of an account, or the name of somebody without one, with their address if they have one. */
export const addGuestBody = z
  .object({
    email: z._default(z.union([blank, emailAddress], invalidEmail), ""),
    firstName: z._default(optionalLine(60), ""),
    lastName: z._default(optionalLine(60), ""),
  })
  .check(
    z.refine(({ email, firstName, lastName }) => email !== "" || firstName !== "" || lastName !== "", {
      error: "Enter an email address, or the name of somebody without one",
      path: ["email"],
    }),
    z.refine(({ firstName, lastName }) => firstName !== "" || lastName === "", {
      error: "First name is required",
      path: ["firstName"],
    }),
    z.refine(({ firstName, lastName }) => lastName !== "" || firstName === "", {
      error: "Last name is required",
      path: ["lastName"],
    }),
  );
export type AddGuestBody = z.infer<typeof addGuestBody>;

/** POST /guest/tickets/{token}/confirm, /cancel and /claim: the event of the ticket. */
export const guestTicketReply = z.object({ event: z.string() });
