import { type Endpoint, oneOfEachClass } from "@/tests/security/access-matrix";
import { accountEndpoints } from "@/tests/security/endpoints/account";
import { accountDataEndpoints } from "@/tests/security/endpoints/account-data";
import { addressEndpoints } from "@/tests/security/endpoints/addresses";
import { adminEndpoints } from "@/tests/security/endpoints/admin";
import { adminDownloadEndpoints } from "@/tests/security/endpoints/admin-downloads";
import { adminMediaEndpoints } from "@/tests/security/endpoints/admin-media";
import { adminNewsletterEndpoints } from "@/tests/security/endpoints/admin-newsletters";
import { adminOperationEndpoints } from "@/tests/security/endpoints/admin-operations";
import { adminOrderEndpoints } from "@/tests/security/endpoints/admin-orders";
import { adminUserEndpoints } from "@/tests/security/endpoints/admin-users";
import { auctionEndpoints, paymentProofEndpoints } from "@/tests/security/endpoints/auctions";
import { catalogEndpoints } from "@/tests/security/endpoints/catalog";
import { certificateEndpoints } from "@/tests/security/endpoints/certificates";
import { collectionEndpoints } from "@/tests/security/endpoints/collections";
import { commentThreadEndpoints } from "@/tests/security/endpoints/comment-threads";
import { commentEndpoints } from "@/tests/security/endpoints/comments";
import { deliveryZoneEndpoints } from "@/tests/security/endpoints/delivery-zones";
import { discountCodeEndpoints } from "@/tests/security/endpoints/discount-codes";
import { downloadEndpoints } from "@/tests/security/endpoints/downloads";
import { drawEndpoints } from "@/tests/security/endpoints/draws";
import { eventEndpoints } from "@/tests/security/endpoints/events";
import { exhibitionEndpoints } from "@/tests/security/endpoints/exhibitions";
import { giftMembershipEndpoints } from "@/tests/security/endpoints/gift-memberships";
import { groupEndpoints } from "@/tests/security/endpoints/groups";
import { legalPageEndpoints } from "@/tests/security/endpoints/legal-pages";
import { memberContentEndpoints } from "@/tests/security/endpoints/member-content";
import { memberImportEndpoints } from "@/tests/security/endpoints/member-imports";
import { mfaEndpoints } from "@/tests/security/endpoints/mfa";
import { otherViewerEndpoints } from "@/tests/security/endpoints/other-viewers";
import { passkeyEndpoints } from "@/tests/security/endpoints/passkeys";
import { personalWallEndpoints } from "@/tests/security/endpoints/personal-walls";
import { shopEndpoints } from "@/tests/security/endpoints/shop";
import { shopSettingsEndpoints } from "@/tests/security/endpoints/shop-settings";
import { siteEndpoints } from "@/tests/security/endpoints/site";
import { subscriptionEndpoints } from "@/tests/security/endpoints/subscriptions";
import { transferEndpoints } from "@/tests/security/endpoints/transfers";
import { viewerEndpoints } from "@/tests/security/endpoints/viewer";
import { voucherEndpoints } from "@/tests/security/endpoints/vouchers";
import { waitingRoomEndpoints } from "@/tests/security/endpoints/waiting-rooms";
import { workImportEndpoints } from "@/tests/security/endpoints/work-imports";
import { inTier } from "@/tests/tier";

/**
 * Every call of the API: who may make it and what everyone else gets. A URL that is missing here fails the tests,
 * and so does a row that differs from what its handler declares.
 */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...mfaEndpoints,
  ...passkeyEndpoints,
  ...addressEndpoints,
  ...shopEndpoints,
  ...siteEndpoints,
  ...subscriptionEndpoints,
  ...auctionEndpoints,
  ...paymentProofEndpoints,
  ...adminEndpoints,
  ...certificateEndpoints,
  ...collectionEndpoints,
  ...commentEndpoints,
  ...commentThreadEndpoints,
  ...personalWallEndpoints,
  ...memberContentEndpoints,
  ...downloadEndpoints,
  ...adminDownloadEndpoints,
  ...adminMediaEndpoints,
  ...adminNewsletterEndpoints,
  ...adminOperationEndpoints,
  ...eventEndpoints,
  ...viewerEndpoints,
  ...otherViewerEndpoints,
  ...exhibitionEndpoints,
  ...accountDataEndpoints,
  ...adminUserEndpoints,
  ...adminOrderEndpoints,
  ...catalogEndpoints,
  ...transferEndpoints,
  ...legalPageEndpoints,
  ...giftMembershipEndpoints,
  ...groupEndpoints,
  ...memberImportEndpoints,
  ...workImportEndpoints,
  ...voucherEndpoints,
  ...discountCodeEndpoints,
  ...drawEndpoints,
  ...shopSettingsEndpoints,
  ...deliveryZoneEndpoints,
  ...waitingRoomEndpoints,
];

/** What holds for whole classes of endpoints is proved by one of each in `npm test`, by every one in `npm run test:full`. */
export const sampleEndpoints: readonly Endpoint[] = inTier(oneOfEachClass(endpoints), endpoints);

/** Handlers without a row, and why. */
export const exceptions: Record<string, string> = {
  "/api/auth/[...nextauth]": "next-auth answers here with its own shapes; redirects.test.ts and its own tests hold it",
  "/api/[...path]": "the error for unknown paths; server-requests.unit.test.ts holds it",
};
