import { followNews } from "@/lib/membership/follow-news";
import { membershipSettler } from "@/lib/membership/settle-membership";
import type { Settlers } from "@/lib/payments/settle-charge";
import { orderSettler } from "@/lib/shop/fulfil-order";

/** What a charge of each purpose brings about when it is paid or fails: the one place where payments and the domains meet. */
export const settlers: Settlers = { order: orderSettler, membership: membershipSettler, onNews: followNews };
