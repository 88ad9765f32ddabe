import * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { productChange } from "@/lib/catalog/admin-contracts";
import { includeImages, toProductFields } from "@/lib/catalog/product-fields";
import { changeProduct } from "@/lib/catalog/update-product";
import { AppError, throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { isUniqueViolation, type Tx } from "@/lib/db/client";
import { eventChange } from "@/lib/events/contracts";
import { toEventFields } from "@/lib/events/mappers";
import { changeEvent } from "@/lib/events/update-event";
import { artworkChange, exhibitionChange } from "@/lib/exhibitions/admin-contracts";
import { getAdminArtwork, getAdminExhibition, getAdminLeader } from "@/lib/exhibitions/admin-queries";
import { toArtworkFields, toExhibitionFields } from "@/lib/exhibitions/edit-fields";
import { leaderDraft } from "@/lib/exhibitions/leaders/contracts";
import { getAdminTourStop, parseTourStopId } from "@/lib/exhibitions/tour/admin-queries";
import { tourStopContent } from "@/lib/exhibitions/tour/contracts";
import { changeTourStop } from "@/lib/exhibitions/tour/update-tour-stop";
import { getAdminTranslation, parseTranslationId } from "@/lib/exhibitions/translations/admin-queries";
import { translationContent } from "@/lib/exhibitions/translations/contracts";
import { changeTranslation } from "@/lib/exhibitions/translations/update-translation";
import { changeArtwork } from "@/lib/exhibitions/update-artwork";
import { changeExhibition } from "@/lib/exhibitions/update-exhibition";
import { changeLeader } from "@/lib/exhibitions/update-leader";
import { homeChange } from "@/lib/home-page/contracts";
import { getAdminHomePage } from "@/lib/home-page/queries";
import { changeHomePage } from "@/lib/home-page/update-home-page";
import { legalPageSlug, publishLegalPageBody } from "@/lib/legal-pages/contracts";
import { insertVersion } from "@/lib/legal-pages/publish-legal-page";
import type { Fields, VersionKind } from "@/lib/versions/contracts";

type Saved = { version: number; fields: Fields };
type Change = { actor: Pick<Actor, "_id">; id: string; version: number; fields: Fields; note: string };

type Kind = {
  /** What is saved now; null if it does not exist or is deleted. */
  read: (tx: Tx, id: string) => Promise<Saved | null>;
  /** Saves all fields, and returns the pages to revalidate. */
  save: (tx: Tx, change: Change) => Promise<Iterable<string>>;
};

/** Reads fields by the contract of their kind, which may have become stricter since they were stored. */
function parseFields<T>(schema: z.ZodMiniType<T>, fields: unknown): T {
  const parsed = z.safeParse(schema, fields);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AppError("invalid_input", `${issue?.path.join(".") || "A field"}: ${issue?.message ?? "is invalid"}`);
}

/** How the fields of each kind are read and saved, for restoring a version and for scheduled changes. */
export const versionedKinds: Readonly<Record<VersionKind, Kind>> = {
  product: {
    read: async (tx, id) => {
      const row = await tx.product.findFirst({ where: { id, deletedAt: null }, include: includeImages });
      return row && { version: row.version, fields: toProductFields(row) };
    },
    save: async (tx, { actor, id, version, fields, note }) => {
      const body = parseFields(productChange, { ...fields, version });
      const { slugs } = await changeProduct(tx, { actor, slugOrId: id, body, note });
      return slugs.flatMap(pagesShowing.product);
    },
  },
  exhibition: {
    read: async (tx, id) => {
      const row = await getAdminExhibition(id, tx);
      return row && { version: row.version, fields: toExhibitionFields(row) };
    },
    save: (tx, { actor, id, version, fields, note }) =>
      changeExhibition(tx, { actor, id, body: parseFields(exhibitionChange, { ...fields, version }), note }),
  },
  artwork: {
    read: async (tx, id) => {
      const row = await getAdminArtwork(id, tx);
      return row && { version: row.version, fields: toArtworkFields(row) };
    },
    save: (tx, { actor, id, version, fields, note }) =>
      changeArtwork(tx, { actor, id, body: parseFields(artworkChange, { ...fields, version }), note }),
  },
  leader: {
    read: async (tx, id) => {
      const row = await getAdminLeader(id, tx);
      return row && { version: row.version, fields: row.words };
    },
    save: (tx, { actor, id, version, fields, note }) =>
      changeLeader(tx, { actor, id, body: { words: parseFields(leaderDraft, fields), version }, note }),
  },
  translation: {
    read: async (tx, id) => {
      const subject = parseTranslationId(id);
      const saved = subject && (await getAdminTranslation(subject.id, subject.language, tx));
      return saved && { version: saved.version, fields: saved.texts };
    },
    save: (tx, { actor, id, version, fields, note }) => {
      const subject = parseTranslationId(id) ?? throwAppError("not_found", "It does not exist any more.");
      const texts = parseFields(translationContent, fields);
      return changeTranslation(tx, { actor, ...subject, body: { texts, version }, note });
    },
  },
  tour: {
    read: async (tx, id) => {
      const subject = parseTourStopId(id);
      const saved = subject && (await getAdminTourStop(subject.id, subject.language, tx));
      return saved && { version: saved.version, fields: saved.fields };
    },
    save: (tx, { actor, id, version, fields, note }) => {
      const subject = parseTourStopId(id) ?? throwAppError("not_found", "It does not exist any more.");
      return changeTourStop(tx, {
        actor,
        ...subject,
        body: { fields: parseFields(tourStopContent, fields), version },
        note,
      });
    },
  },
  event: {
    read: async (tx, id) => {
      const row = await tx.event.findFirst({ where: { id, deletedAt: null } });
      return row && { version: row.version, fields: toEventFields(row) };
    },
    save: (tx, { actor, id, version, fields, note }) =>
      changeEvent(tx, { actor, id, body: parseFields(eventChange, { ...fields, version }), note }),
  },
  page: {
    read: async (tx, id) => {
      const slug = legalPageSlug.safeParse(id);
      const row =
        slug.success && (await tx.legalPageVersion.findFirst({ where: { slug: id }, orderBy: { version: "desc" } }));
      return row ? { version: row.version, fields: { content: row.content, summary: "" } } : null;
    },
    save: async (tx, { actor, id, version, fields }) => {
      const slug = legalPageSlug.parse(id);
      await insertVersion(tx, {
        actor,
        slug,
        body: parseFields(publishLegalPageBody, { ...fields, basedOn: version }),
      });
      return pagesShowing.legalPage(slug);
    },
  },
  home: {
    read: async (tx) => {
      const { version, texts } = await getAdminHomePage(tx);
      return { version, fields: texts };
    },
    save: (tx, { actor, version, fields, note }) =>
      changeHomePage(tx, { actor, body: parseFields(homeChange, { ...fields, version }), note }),
  },
};

/** What is saved now. Throws `not_found`. */
export const requireSaved = async (tx: Tx, kind: VersionKind, id: string): Promise<Saved> =>
  (await versionedKinds[kind].read(tx, id)) ?? throwAppError("not_found", "It does not exist any more.");

/** Maps a slug that another record has by now to an error that can be shown. */
export function throwIfTaken(error: unknown): never {
  if (isUniqueViolation(error)) throwAppError("conflict", "Its slug is used by another one now.");
  throw error;
}
