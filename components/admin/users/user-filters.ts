import type { BuiltInView, ListFilter } from "@/components/admin/table/list-filters";

/** The filters of the users; the default order depends on the group. */
export const userFilters = (
  isAllUsers: boolean,
  segments: readonly { _id: string; name: string }[],
): readonly ListFilter[] => [
  { kind: "search", name: "q", label: "Email or name" },
  {
    kind: "select",
    name: "who",
    label: "People",
    options: [
      ["", "Members"],
      ["admins", "Admins"],
      ["everybody", "All people"],
    ],
  },
  ...(segments.length > 0
    ? [
        {
          kind: "select",
          name: "segment",
          label: "Segment",
          options: [["", "None"], ...segments.map(({ _id, name }) => [_id, name] as const)],
        } as const satisfies ListFilter,
      ]
    : []),
  {
    kind: "select",
    name: "plan",
    label: "Plan",
    options: [
      ["", "All"],
      ["monthly", "Monthly"],
      ["yearly", "Annual"],
      ["collector", "Collector"],
      ["patron", "Patron"],
      ["none", "None now"],
    ],
  },
  {
    kind: "select",
    name: "status",
    label: "Plan status",
    options: [
      ["", "All"],
      ["active", "Active"],
      ["ending", "Ends within 7 days"],
      ["paused", "Paused"],
      ["expired", "Expired"],
    ],
  },
  {
    kind: "select",
    name: "account",
    label: "Account",
    options: [
      ["", "All"],
      ["open", "Enabled"],
      ["disabled", "Disabled"],
      ["unconfirmed", "Not verified"],
    ],
  },
  {
    kind: "select",
    name: "sort",
    label: "Sort by",
    options: [
      ...(isAllUsers
        ? ([
            ["", "Newest first"],
            ["ends", "Plan end date"],
          ] as const)
        : ([
            ["", "Plan end date"],
            ["newest", "Newest first"],
          ] as const)),
      ["oldest", "Oldest first"],
      ["email", "Email"],
      ["seen", "Last seen"],
    ],
  },
];

export const userViews: readonly BuiltInView[] = [
  { name: "Active members", query: { status: "active" } },
  { name: "Expired", query: { status: "expired" } },
  { name: "Admins", query: { who: "admins" } },
  { name: "All people", query: { who: "everybody" } },
];

/** The captions of the table. "VIP Users" is its title in the specification. */
export const userTitles = { members: "Members (VIP Users)", admins: "Admins", everybody: "All people" } as const;
