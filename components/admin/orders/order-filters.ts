import type { BuiltInView, ListFilter } from "@/components/admin/table/list-filters";

/** The filters of the order list; `products` are those that can be chosen. */
export const orderFilters = (products: readonly { _id: string; name: string }[]): readonly ListFilter[] => [
  { kind: "search", name: "q", label: "Number, name or email" },
  {
    kind: "select",
    name: "parcel",
    label: "Shipment",
    options: [
      ["", "All"],
      ["to-pack", "To pack"],
      ["packed", "Packed"],
      ["partly", "Partly shipped"],
      ["no-address", "Without an address"],
    ],
  },
  {
    kind: "select",
    name: "status",
    label: "Status",
    options: [
      ["", "All"],
      ["pending", "Pending"],
      ["shipped", "Shipped"],
      ["delivered", "Delivered"],
    ],
  },
  {
    kind: "select",
    name: "payment",
    label: "Payment",
    options: [
      ["", "All"],
      ["paid", "Paid"],
      ["unpaid", "Unpaid"],
      ["refunded", "Refunded"],
    ],
  },
  {
    kind: "select",
    name: "drop",
    label: "Product",
    options: [["", "All"], ...products.map(({ _id, name }) => [_id, name] as const)],
  },
  {
    kind: "select",
    name: "made",
    label: "Made by",
    options: [
      ["", "Anybody"],
      ["by-admin", "An admin"],
    ],
  },
  { kind: "date", name: "from", label: "Placed from" },
  { kind: "date", name: "to", label: "Placed until" },
  {
    kind: "select",
    name: "sort",
    label: "Sort by",
    options: [
      ["", "Newest first"],
      ["oldest", "Oldest first"],
      ["largest", "Highest total first"],
      ["smallest", "Lowest total first"],
    ],
  },
];

export const orderViews: readonly BuiltInView[] = [
  { name: "To pack", query: { parcel: "to-pack", sort: "oldest" } },
  { name: "Packed", query: { parcel: "packed", sort: "oldest" } },
  { name: "Without an address", query: { parcel: "no-address" } },
  { name: "On the way", query: { status: "shipped" } },
  { name: "Phone orders", query: { made: "by-admin" } },
  { name: "Unpaid", query: { payment: "unpaid" } },
];
