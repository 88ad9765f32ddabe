import type { BuiltInView, ListFilter } from "@/components/admin/table/list-filters";

/** The filters of the users; the default order depends on the group. */
export const userFilters = (isAllUsers: boolean): readonly ListFilter[] => [
  { kind: "search", name: "q", label: "Email or name" },
  {
    kind: "select",
    name: "who",
    label: "Group",
    options: [
      ["", "VIP Users"],
      ["everybody", "All users"],
    ],
  },
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
    label: "Status",
    options: [
      ["", "All"],
      ["active", "Active"],
      ["ending", "Ends within 7 days"],
      ["expired", "Expired"],
    ],
  },
  {
    kind: "select",
    name: "role",
    label: "Role",
    options: [
      ["", "All"],
      ["Member", "Members"],
      ["Admin", "Admins"],
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
  { name: "Admins", query: { who: "everybody", role: "Admin" } },
  { name: "All users", query: { who: "everybody" } },
];
