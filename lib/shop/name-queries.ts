import { db } from "@/lib/platform/db";

/** The drops on show by name, for a form that has to point at one. */
export async function listDropNames(): Promise<{ _id: string; name: string }[]> {
  const rows = await db.product.findMany({
    where: { deletedAt: null },
    select: { id: true, name: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: 1_000,
  });
  return rows.map(({ id, name }) => ({ _id: id, name }));
}
