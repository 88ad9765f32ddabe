import { securityTopics } from "@/lib/accounts/letters";
import { accountTopics } from "@/lib/accounts/notices";
import { auctionTopics } from "@/lib/auction/notices";
import { communityTopics } from "@/lib/community/notices";
import { settleOrWait } from "@/lib/http/settlements";
import { membershipTopics } from "@/lib/membership/notices";
import { paymentTopics } from "@/lib/payments/effects";
import { findingsTopic } from "@/lib/payments/notices";
import { deliver } from "@/lib/platform/outbox";
import { alertTopics } from "@/lib/shop/alert-letters";
import { shopTopics } from "@/lib/shop/notices";

/** Every topic of the outbox and who carries it out: the one place where the domains' effects meet. */
const topics = {
  ...accountTopics,
  ...securityTopics,
  ...auctionTopics,
  ...communityTopics,
  ...membershipTopics,
  ...paymentTopics,
  "payments.findings": findingsTopic(settleOrWait),
  ...shopTopics,
  ...alertTopics,
};

/** Carries out what the outbox holds; called after an answer and by the sweep. */
export function deliverOutbox(): Promise<number> {
  return deliver(topics);
}
