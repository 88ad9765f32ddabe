import type { BuiltInView, ListFilter } from "@/components/admin/table/list-filters";

export const productFilters: readonly ListFilter[] = [
  { kind: "search", name: "q", label: "Name, slug or tag" },
  {
    kind: "select",
    name: "shelf",
    label: "Status",
    options: [
      ["", "All in the shop"],
      ["shown", "For sale"],
      ["paused", "Paused"],
      ["low", "Few left"],
      ["sold-out", "Sold out"],
      ["deleted", "Deleted"],
    ],
  },
  {
    kind: "select",
    name: "sort",
    label: "Sort by",
    options: [
      ["", "Order of the shop"],
      ["name", "Name"],
      ["newest", "Newest first"],
      ["dearest", "Highest price first"],
      ["cheapest", "Lowest price first"],
    ],
  },
];

export const productViews: readonly BuiltInView[] = [
  { name: "For sale", query: { shelf: "shown" } },
  { name: "Paused", query: { shelf: "paused" } },
  { name: "Sold out", query: { shelf: "sold-out" } },
  { name: "Deleted", query: { shelf: "deleted" } },
];
