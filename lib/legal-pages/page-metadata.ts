import type { Metadata } from "next";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import type { LegalPageSlug } from "@/lib/legal-pages/contracts";
import { legalPageTexts } from "@/lib/legal-pages/rules";

/** The metadata of the current version of a page. */
export const legalPageMetadata = (slug: LegalPageSlug): Metadata =>
  publicPageMetadata({ ...legalPageTexts[slug], path: paths[slug] });
