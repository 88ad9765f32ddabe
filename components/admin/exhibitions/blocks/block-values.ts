import type { PartProps } from "@/components/ui/use-api-form";
import type { Block, BlockOf, BlockReferences, BlockType, WorkReference } from "@/lib/exhibitions/blocks";
import { embedUrl, noSource, type SourceValues, toSource, toSourceValues } from "../leader-form-values";

type Typed<Type extends BlockType, Fields> = Omit<BlockOf<Type>, keyof Fields> & Fields;

export type EntryValues = { key: string; date: string; text: string; source: SourceValues };
export type PlaceValues = { key: string; name: string; latitude: string; longitude: string };
export type QuoteBlockValues = Typed<"quote", { source: SourceValues }>;
export type MapBlockValues = Typed<"map", { places: PlaceValues[] }>;
export type TimelineBlockValues = Typed<"timeline", { entries: EntryValues[] }>;
/** `film` is "house" or a link as typed. */
export type FilmBlockValues = Typed<"film", { film: string }>;
export type SoundBlockValues = Typed<"sound", { sound: BlockOf<"sound">["sound"] | null }>;

/** A block as the form holds it, everything as typed. */
export type BlockValues =
  | BlockOf<"text">
  | BlockOf<"work">
  | BlockOf<"pair">
  | BlockOf<"object">
  | QuoteBlockValues
  | MapBlockValues
  | TimelineBlockValues
  | FilmBlockValues
  | SoundBlockValues;

export type BlockFieldsProps<Values> = PartProps<Values> & { references: BlockReferences };

export function toBlockValues(block: Block): BlockValues {
  switch (block.type) {
    case "quote":
      return { ...block, source: toSourceValues(block.source) };
    case "map":
      return {
        ...block,
        places: block.places.map(({ name, latitude, longitude }, index) => ({
          key: `was-${index}`,
          name,
          latitude: String(latitude),
          longitude: String(longitude),
        })),
      };
    case "timeline":
      return {
        ...block,
        entries: block.entries.map((entry, index) => ({
          ...entry,
          key: `was-${index}`,
          source: toSourceValues(entry.source),
        })),
      };
    default:
      return block;
  }
}

const toCoordinate = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed.replace(",", ".")));

/** The block of the request, also of the preview. The contract rejects what is missing. */
export function toBlock(values: BlockValues): Block {
  switch (values.type) {
    case "quote":
      return { ...values, source: toSource(values.source) as BlockOf<"quote">["source"] };
    case "map":
      return {
        ...values,
        places: values.places.map(({ name, latitude, longitude }) => ({
          name,
          latitude: toCoordinate(latitude),
          longitude: toCoordinate(longitude),
        })),
      };
    case "timeline":
      return {
        ...values,
        entries: values.entries.map(({ key: _, source, ...entry }) => ({
          ...entry,
          source: toSource(source) as BlockOf<"quote">["source"],
        })),
      };
    case "film":
      return { ...values, film: values.film === "house" ? "house" : embedUrl(values.film.trim()) };
    case "sound":
      return { ...values, sound: values.sound as BlockOf<"sound">["sound"] };
    default:
      return values;
  }
}

/** Whether a block has what the preview needs to show it. */
export function isPreviewable(block: Block): boolean {
  if (block.type === "quote") return Boolean(block.source);
  if (block.type === "timeline") return block.entries.every(({ source }) => Boolean(source));
  if (block.type === "map")
    return block.places.every(({ latitude, longitude }) => Number.isFinite(latitude) && Number.isFinite(longitude));
  return block.type !== "sound" || block.sound !== null;
}

const noWork: WorkReference = { id: "", name: "" };

/** An empty block. */
export function createBlock(type: BlockType, id: string): BlockValues {
  switch (type) {
    case "text":
      return { id, type, text: "" };
    case "work":
      return { id, type, work: noWork, caption: "" };
    case "pair":
      return { id, type, first: noWork, second: noWork, caption: "" };
    case "quote":
      return { id, type, text: "", speaker: "", date: "", source: noSource };
    case "timeline":
      return { id, type, title: "", leaders: [], entries: [] };
    case "map":
      return { id, type, places: [], caption: "" };
    case "film":
      return { id, type, film: "house", title: "", caption: "" };
    case "sound":
      return { id, type, sound: null, title: "", caption: "" };
    case "object":
      return { id, type, product: "", caption: "" };
  }
}
