import type { Mutation } from "../mutation";

const queries = "lib/orders/queries.ts";
const cart = "lib/orders/cart.test.ts";
const orders = "lib/orders/orders.test.ts";
const comments = "lib/comments/comments.test.ts";
const owners = "tests/security/owners.test.ts";

/** Conditions that keep one person's things from another. */
export const ownerMutations: readonly Mutation[] = [
  {
    name: "a cart shows its owner's lines",
    file: "lib/orders/cart-queries.ts",
    text: "WHERE l.user_id = ${userId} ORDER BY l.created_at",
    replacement: "ORDER BY l.created_at",
    test: cart,
  },
  {
    name: "a cart line is removed by its owner",
    file: "lib/orders/remove-cart-line.ts",
    text: "where: { id: itemId, userId: actor._id }",
    replacement: "where: { id: itemId }",
    test: cart,
  },
  {
    name: "a cart line is changed by its owner",
    file: "lib/orders/update-cart-line.ts",
    text: " AND c.user_id = ${actor._id}",
    replacement: "",
    test: cart,
  },
  {
    name: "a wishlist shows its owner's drops",
    file: "lib/catalog/wishlist-queries.ts",
    text: "where: { userId, product",
    replacement: "where: { product",
    test: "lib/catalog/wishlist.test.ts",
  },
  {
    name: "a drop is removed from the wishlist of its owner",
    file: "lib/catalog/remove-from-wishlist.ts",
    text: " AND w.user_id = ${actor._id}",
    replacement: "",
    test: "lib/catalog/wishlist.test.ts",
  },
  {
    name: "a photo of a return is shown to its buyer",
    file: "lib/orders/return-queries.ts",
    text: `...(actor.role !== "Admin" && { userId: actor._id })`,
    replacement: "",
    test: "lib/orders/returns.test.ts",
  },
  {
    name: "an order is ordered again by its buyer",
    file: "lib/orders/add-order-to-cart.ts",
    text: "where: { userId: actor._id, OR:",
    replacement: "where: { OR:",
    test: "lib/orders/add-order-to-cart.test.ts",
  },
  {
    name: "an order is cancelled by its buyer",
    file: "lib/orders/cancel-order.ts",
    text: "where: { userId: actor._id, OR:",
    replacement: "where: { OR:",
    test: "lib/orders/cancel-order.test.ts",
  },
  {
    name: "an order is shown to its buyer",
    file: queries,
    text: "where: { userId: actor._id, OR: [{ number }, { id: number }] }",
    replacement: "where: { OR: [{ number }, { id: number }] }",
    test: orders,
  },
  {
    name: "the list of orders has the buyer's own",
    file: queries,
    text: "readPage({ userId: actor._id, ...visibleToBuyer }, page)",
    replacement: "readPage(visibleToBuyer, page)",
    test: orders,
  },
  {
    name: "the result page shows the buyer's own order",
    file: queries,
    text: "where: { ...orderOfCharge(charge), userId: actor._id }",
    replacement: "where: orderOfCharge(charge)",
    test: owners,
  },
  {
    name: "a payment reference leads its own buyer to an order",
    file: queries,
    text: "where: { reference, userId: actor._id }, select: chargedSubject",
    replacement: "where: { reference }, select: chargedSubject",
    test: owners,
  },
  {
    name: "an order is marked as received by its buyer",
    file: "lib/orders/mark-delivered-by-buyer.ts",
    text: " AND user_id = ${actor._id}",
    replacement: "",
    test: owners,
  },
  {
    name: "the address of an order is changed by its buyer",
    file: "lib/orders/set-order-address.ts",
    text: " AND user_id = ${actor._id}",
    replacement: "",
    test: owners,
  },
  {
    name: "a comment is edited by its author",
    file: "lib/comments/edit-comment.ts",
    text: " AND user_id = ${actor._id} AND deleted_at IS NULL",
    replacement: " AND deleted_at IS NULL",
    test: comments,
  },
  {
    name: "a comment is edited for 15 minutes",
    file: "lib/comments/edit-comment.ts",
    text: "AND created_at > clock_timestamp() - make_interval(mins => ${EDIT_WINDOW_MINUTES}) FOR UPDATE",
    replacement: "FOR UPDATE",
    test: comments,
  },
  {
    name: "a comment is deleted by its author",
    file: "lib/comments/remove-comment.ts",
    text: "user_id = ${actor._id} AND created_at >",
    replacement: "created_at >",
    test: comments,
  },
  {
    name: "a member does not report an own comment",
    file: "lib/comments/report-comment.ts",
    text: 'if (comment.userId === actor._id) return throwAppError("conflict", "You cannot report your own comment.");',
    replacement: "",
    test: owners,
  },
  {
    name: "a ticket is shown to its guest",
    file: "lib/events/queries.ts",
    text: 'where: { eventId: id, userId: actor._id, status: "seat" }',
    replacement: 'where: { eventId: id, status: "seat" }',
    test: owners,
  },
  {
    name: "the list of my events has my own",
    file: "lib/events/queries.ts",
    text: 'where: { userId: actor._id, status: { in: ["seat", "waiting"] }, event: { deletedAt: null } }',
    replacement: 'where: { status: { in: ["seat", "waiting"] }, event: { deletedAt: null } }',
    test: owners,
  },
  {
    name: "an upload belongs to the admin who began it",
    file: "lib/storage/accept-upload.ts",
    text: "db.uploadSession.findFirst({ where: of })",
    replacement: "db.uploadSession.findFirst({ where: { id: of.id } })",
    test: "lib/member-content/upload.test.ts",
  },
  {
    name: "a payment proof is sent for oneself",
    file: "lib/payment-proofs/upload-payment-proof.ts",
    text: 'if (userId !== actor._id) throwAppError("forbidden", proofUploadFailedMessage);',
    replacement: "",
    test: "lib/payment-proofs/payment-proofs.test.ts",
  },
  {
    name: "a presence channel is for those who may enter",
    file: "lib/exhibitions/authorize-presence.ts",
    text: "if (!exists || !canAccess(exhibition, actor))",
    replacement: "if (!exists || !exhibition)",
    test: comments,
  },
  {
    name: "nothing can be injected into a signed channel name",
    file: "lib/realtime/realtime.ts",
    text: "if (!SOCKET_ID.test(socketId) || !CHANNEL.test(channel)) {",
    replacement: "if (!socketId) {",
    test: "lib/realtime/realtime.unit.test.ts",
  },
];
