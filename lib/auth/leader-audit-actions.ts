import type { AuditChangeOf } from "@/lib/auth/audit-changes";

type Slug = { slug: string };

/** What admins do to the leaders of an exhibition, and their imports of works. */
export type LeaderAuditDetails = {
  "leader.create": Slug & { name: string };
  "leader.publish": Slug;
  "leader.unpublish": Slug;
  "leader.delete": Slug & { name: string };
  /** The subject is the exhibition whose leaders were moved. */
  "exhibition.reorder-leaders": { ids: string[] };
  "leader.update": Slug & { changes?: AuditChangeOf[]; rewritten: string[] };
  "leader.translate": Slug & { language: string; rewritten: string[] };
  /** The subject is the leader. */
  "leader.change-tour-stop": Slug & { language: string; rewritten: string[] };
  /** The subject is the import: the works that it adds and changes, and the rows that it leaves out. */
  "work-import.start": { created: number; changed: number; same: number; left: number };
  "work-import.undo": { works: number };
};
