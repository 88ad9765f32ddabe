import * as z from "zod/mini";
import { formSchema } from "@/lib/core/form-inputs";
import { type AdminExhibition, type ExhibitionBody, exhibitionBody } from "@/lib/exhibitions/admin-contracts";
import { type BlockValues, toBlock, toBlockValues } from "./blocks/block-values";

/** An exhibition as the form holds it. */
export type ExhibitionFormValues = Omit<ExhibitionBody, "opensAt" | "link" | "blocks" | "series"> & {
  opensAt: string;
  link: { href: string; label: string };
  blocks: BlockValues[];
  series: { name: string; part: string };
};

export const toFormValues = (exhibition: AdminExhibition | null): ExhibitionFormValues => ({
  slug: exhibition?.slug ?? "",
  title: exhibition?.title ?? "",
  subtitle: exhibition?.subtitle ?? "",
  story: exhibition?.story ?? "",
  image: exhibition?.image ?? null,
  requiresVIP: exhibition?.requiresVIP ?? true,
  status: exhibition?.status ?? "announced",
  opensAt: exhibition?.opensAt ?? "",
  link: exhibition?.link ?? { href: "", label: "" },
  blocks: (exhibition?.blocks ?? []).map(toBlockValues),
  series: { name: exhibition?.series?.name ?? "", part: String(exhibition?.series?.part ?? "") },
});

const toRequestBody = ({ opensAt, link, blocks, series, ...values }: ExhibitionFormValues): ExhibitionBody => ({
  ...values,
  opensAt: opensAt || null,
  link: link.href ? link : null,
  blocks: blocks.map(toBlock),
  series: series.name.trim() || series.part.trim() ? { ...series, part: Number(series.part || Number.NaN) } : null,
});

/** The form of an exhibition; its output is the body of the request. A fixed slug is not sent. */
export const exhibitionForm = (isSlugFixed: boolean) =>
  formSchema(toRequestBody, isSlugFixed ? z.extend(exhibitionBody, { slug: z.string() }) : exhibitionBody);

/** What the preview shows of the form. */
export const toShown = ({ title, subtitle, story, image, status, opensAt, link }: ExhibitionFormValues) => ({
  title,
  subtitle,
  story,
  image,
  status,
  opensAt: opensAt || null,
  link: link.href ? link : null,
});
