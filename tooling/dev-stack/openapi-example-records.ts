import type { ApiReply } from "@/lib/api-client/routes";

// Records of the seed (prisma/seed), as the API returns them.

const image = {
  url: "/images/products/obj-pendant-1-960.jpg",
  alt: "A scalloped bronze medallion on a green and white ribbon.",
};

export const product: ApiReply<"/api/products/[slug]", "GET">["product"] = {
  _id: "prd_4k1v9m2x7c0b5n8q3w6e",
  slug: "obj-pendant",
  name: "OBJ Pendant",
  description: "In May 1976 the military government of Olusegun Obasanjo launched Operation Feed the Nation.",
  price: 180_000,
  salePrice: null,
  currency: "NGN",
  categories: ["Medallion"],
  tags: ["bronze", "1976", "agriculture", "smart label"],
  series: "Medals of office",
  stock: 64,
  reserved: 0,
  inStock: true,
  images: [image],
  variants: [{ name: "", option: "", stock: 64 }],
  editionSize: 100,
  editionIssued: 36,
  label: {
    year: "2026",
    medium: "Struck bronze, palm enamel, woven ribbon",
    dimensions: "Diameter 7.2 cm",
    accession: "LA.2026.01",
  },
  artworkSlug: "hoe-and-yam",
  material: "Bronze and green enamel, on a woven ribbon.",
  care: "Wipe with a soft dry cloth after wearing.",
  dimensions: { height: 7.2, width: 7.2, depth: null },
  sizeGuide: null,
  opensAt: null,
  closesAt: null,
  phase: "live",
  countedAt: "2026-11-23T09:00:00.000Z",
  draw: null,
  membersFirst: false,
  limitPerPerson: null,
  version: 1,
  updatedAt: "2026-11-20T12:00:00.000Z",
};

const { _id, slug, name, price, currency, images } = product;
const edition = { size: 100, left: 64 };

export const cart: ApiReply<"/api/cart", "GET"> = {
  cart: {
    items: [
      {
        _id: "itm_0z5r2t9y4u7i1o6p3a8s",
        quantity: 2,
        variation: [],
        product: { _id, slug, name, price, currency, images, accession: "LA.2026.01", edition },
        stock: 64,
        available: true,
        why: null,
        priceBefore: null,
        lineTotal: 360_000,
        percentOff: 10,
        discount: 36_000,
      },
    ],
    quantity: 2,
    discount: 36_000,
    total: 324_000,
    currency,
  },
};

export const shippingAddress = {
  recipient: "Ada Eze",
  line1: "22 Glover Road",
  line2: "Flat 3",
  city: "Ikoyi",
  state: "Lagos",
  postalCode: "",
  country: "Nigeria",
  phone: "+2348031234567",
};

export const user: ApiReply<"/api/me", "GET">["user"] = {
  _id: "usr_7h2j5k8l1z4x9c3v6b0n",
  email: "collector@livingarchive.test",
  firstName: "Babatunde",
  lastName: "Adeyẹmi",
  displayName: "Babatunde A.",
  role: "Member",
  isVIP: true,
  subscription: {
    plan: "collector",
    startDate: "2026-05-17T09:00:00.000Z",
    endDate: "2027-05-17T09:00:00.000Z",
  },
  photoUrl: null,
  showOnWall: true,
  shippingAddress,
  perks: {
    unlimitedExhibition: true,
    membersPortal: true,
    behindScenes: true,
    digitalPrints: true,
    vipBadge: true,
    foundersWall: true,
    discountPrints: true,
    qaWithAje: true,
    welcomePack: true,
  },
};

export const order: ApiReply<"/api/orders/[number]", "GET">["order"] = {
  _id: "ord_2q6w0e4r8t1y5u9i3o7p",
  number: "LA-3H8K-71QN",
  status: "shipped",
  paymentStatus: "paid",
  discount: 36_000,
  discountCode: "HARMATTAN10",
  codeDiscount: 32_400,
  delivery: 0,
  gift: null,
  total: 291_600,
  refunded: 0,
  currency,
  createdAt: "2026-11-20T09:00:00.000Z",
  paidAt: "2026-11-20T09:03:00.000Z",
  packingStartedAt: "2026-11-21T10:00:00.000Z",
  packedAt: null,
  shippedAt: "2026-11-21T14:00:00.000Z",
  deliveredAt: null,
  refundedAt: null,
  cancelledAt: null,
  cancelReason: null,
  invoiceNumber: "INV-2026-00042",
  deliveryReview: null,
  courier: "GIG Logistics",
  trackingNumber: "GIG4410982",
  trackingUrl: null,
  parcels: [
    {
      number: 1,
      shippedAt: "2026-11-21T14:00:00.000Z",
      courier: "GIG Logistics",
      trackingNumber: "GIG4410982",
      trackingUrl: null,
      items: [{ item: "itm_9m3n7b1v5c0x4z8l2k6j", quantity: 2 }],
    },
  ],
  shippingAddress,
  provenance: null,
  items: [
    {
      _id: "itm_9m3n7b1v5c0x4z8l2k6j",
      quantity: 2,
      price,
      discount: 36_000,
      codeDiscount: 32_400,
      variation: "",
      refunded: 0,
      shipped: 2,
      editions: [35, 36],
      editionSize: 100,
      product: { _id, name, slug, gone: false, images },
    },
  ],
  holdExpiresAt: null,
  fromCart: true,
};

export const discountTerms = {
  code: "HARMATTAN10",
  percent: 10,
  amount: null,
  products: [slug],
  plans: [],
  startsAt: null,
  endsAt: "2027-01-31T22:59:00.000Z",
  maxUses: 100,
  oncePerPerson: true,
};

export const discountCode = {
  ...discountTerms,
  _id: "dsc_4h8k2m6p0r4t8w2y6a0c",
  uses: 12,
  state: "active" as const,
  createdAt: "2026-11-23T08:00:00.000Z",
  version: 1,
};

export const bid = {
  seq: 8,
  bidder: "Harmattan",
  amount: 25_100,
  timestamp: "2026-11-23T09:00:00.000Z",
  hash: "9f2c4e7a1b8d0c3f6e5a2b9d8c7f4e1a0b3d6c9f2e5a8b1d4c7f0e3a6b9d2c5f",
};

export const auction: NonNullable<ApiReply<"/api/auctions/current", "GET">["auction"]> = {
  _id: "auc_5t8y1u4i7o0p3a6s9d2f",
  slug: "the-badger-scroll",
  title: "The Badger Scroll",
  description: "One scroll, cut from one length of paper.",
  images: [{ url: "/images/lots/badger-scroll-1-960.jpg", alt: "The Badger Scroll, hung between two dark rods." }],
  status: "running",
  start: "2026-11-21T09:00:00.000Z",
  end: "2026-11-29T09:00:00.000Z",
  currentBid: bid.amount,
  minimumBid: 25_200,
  topBidder: bid.bidder,
  bidCount: 7,
  round: 1,
  seq: bid.seq,
  serverTime: bid.timestamp,
  winner: null,
  finalBid: null,
  extensions: 0,
};

export const comment: ApiReply<"/api/comments", "POST">["comment"] = {
  _id: "cmt_1a5s9d3f7g0h4j8k2l6z",
  message: "Came for the jokes. Stayed for the footnotes.",
  createdAt: "2026-11-23T09:00:00.000Z",
  editedAt: null,
  user: {
    displayName: user.displayName,
    firstName: user.firstName,
    lastName: "A.",
    badges: [{ kind: "vip", title: "VIP Member", shape: "diamond", metal: "gold" }],
  },
  status: "approved",
  exhibition: "guestbook",
  artwork: null,
  own: true,
  mendableUntil: "2026-11-23T09:15:00.000Z",
  reactions: { counts: [{ kind: "laugh", count: 2 }], own: null },
  mentions: [],
  pinned: false,
  featured: false,
  voice: null,
  replies: [],
};
