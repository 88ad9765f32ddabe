import { Prisma } from "@/prisma/generated/client";

/** Whether session `x` of user `u` still stands: 14 days without use or 90 days end it, by the database's clock. */
export const sessionStands = Prisma.sql`x.user_id = u.id AND x.session_version = u.session_version AND x.ended_at IS NULL
  AND x.last_used_at > now() - interval '14 days' AND x.created_at > now() - interval '90 days'`;
