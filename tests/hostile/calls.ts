import { accountCalls } from "@/tests/hostile/account-calls";
import { adminCalls } from "@/tests/hostile/admin-calls";
import { auctionCalls, receiptCalls } from "@/tests/hostile/auction-calls";
import { circleCalls } from "@/tests/hostile/circle-calls";
import { commentCalls } from "@/tests/hostile/comment-calls";
import { contentCalls } from "@/tests/hostile/content-calls";
import { deskCalls } from "@/tests/hostile/desk-calls";
import { downloadCalls } from "@/tests/hostile/download-calls";
import { downloadDeskCalls } from "@/tests/hostile/download-desk-calls";
import { dropCalls } from "@/tests/hostile/drop-calls";
import { eventCalls } from "@/tests/hostile/event-calls";
import { exhibitionCalls } from "@/tests/hostile/exhibition-calls";
import { factorCalls } from "@/tests/hostile/factor-calls";
import { hallCalls } from "@/tests/hostile/hall-calls";
import { museumCalls } from "@/tests/hostile/museum-calls";
import { orderDeskCalls } from "@/tests/hostile/order-desk-calls";
import { peopleCalls } from "@/tests/hostile/people-calls";
import { portalCalls } from "@/tests/hostile/portal-calls";
import { shopCalls } from "@/tests/hostile/shop-calls";
import type { Call } from "@/tests/hostile/table";

/**
 * Every call of the API: who may make it and what everyone else is told. An address that is missing here fails the tests,
 * and so does a row that differs from what its handler declares.
 */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...factorCalls,
  ...shopCalls,
  ...museumCalls,
  ...circleCalls,
  ...auctionCalls,
  ...receiptCalls,
  ...adminCalls,
  ...commentCalls,
  ...contentCalls,
  ...downloadCalls,
  ...downloadDeskCalls,
  ...deskCalls,
  ...eventCalls,
  ...hallCalls,
  ...exhibitionCalls,
  ...portalCalls,
  ...peopleCalls,
  ...orderDeskCalls,
  ...dropCalls,
];

/** Handlers without a row, and why. */
export const exceptions: Record<string, string> = {
  "/api/auth/[...nextauth]": "next-auth answers here with its own shapes; redirects.test.ts and its own tests hold it",
};
