import type { StaffRole } from "@/lib/auth/staff-roles";

type Staff = Exclude<StaffRole, "Owner">;

/** The endpoints of admins that each staff role may call, by the beginning of "METHOD path"; an owner may call all. */
export const staffEndpoints: Record<Staff, readonly RegExp[]> = {
  Packer: [
    /^\w+ \/api\/orders\/all/,
    /^\w+ \/api\/orders\/\[number\]\/(ship|packed|delivered|delivery-address|emails|notes)$/,
    /^\w+ \/api\/admin\/draft-orders/,
    /^\w+ \/api\/admin\/(returns|perks)/,
    /^\w+ \/api\/welcome-pack/,
  ],
  Moderator: [/^\w+ \/api\/(comments|admin\/walls)\//],
  Curator: [
    /^\w+ \/api\/admin\/(exhibitions|artworks|work-imports|leaders|downloads|download-uploads|media|media-uploads|smart-labels|wall-labels|pages|versions|scheduled-changes|disputes|numbers)/,
    /^\w+ \/api\/exhibitions\/\[slug\]\/upload/,
    /^POST \/api\/admin\/certificates\/claim-codes$/,
    /^(PUT|DELETE) \/api\/exhibitions\/\[slug\]\/content/,
    /^\w+ \/api\/(admin\/)?events/,
  ],
  Finance: [
    /^\w+ \/api\/admin\/(payments|refunds|provider-events|gift-memberships|vouchers|renewals|reconciliation|bookings|chargebacks|trials)/,
    /^\w+ \/api\/vip-payment-proofs/,
    /^GET \/api\/orders\/all(\/export)?$/,
    /^POST \/api\/orders\/\[number\]\/(refund|notes|emails)$/,
    /^GET \/api\/admin\/stats$/,
  ],
};

/** The folders below app/admin that each staff role may open. All may open the overview, and get "not found" for an unknown page. */
export const staffPages: Record<Staff, RegExp> = {
  Packer: /^(orders|returns|certificates|welcome-pack)(\/|$)/,
  Moderator: /^comments(\/|$)/,
  Curator: /^(exhibitions|upload|media|downloads|smart-labels|pages|events|calendar|transfers)(\/|$)/,
  Finance:
    /^(orders$|orders\/\[id\]|payments|payment-proofs|reconciliation|gift-memberships|vouchers(\/\[id\])?|payouts|vat|failed-charges|chargebacks)/,
};
export const pagesForAllStaff: readonly string[] = ["", "[...path]", "edit"];
/** What the layout of /admin asks for: the results are those of the role. */
export const endpointsForAllStaff: readonly string[] = [
  "POST /api/admin/view-as",
  "GET /api/admin/todos",
  "GET /api/admin/search",
  "GET /api/admin/exports/[list]",
  "POST /api/admin/views",
  "DELETE /api/admin/views/[id]",
  "PUT /api/admin/views/columns",
];

export const staffNames = Object.keys(staffEndpoints) as Staff[];
