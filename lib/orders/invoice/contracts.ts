import * as z from "zod/mini";
import { orderParams } from "@/lib/orders/contracts";
import { guestOrderParams } from "@/lib/orders/guest-contracts";

const creditNote = z.string().check(z.regex(/^CN-\d{4}-\d{5,9}$/));

/** A credit note of an order. */
export const creditNoteParams = z.extend(orderParams, { creditNote });

/** A credit note of a guest's order. */
export const guestCreditNoteParams = z.extend(guestOrderParams, { creditNote });
