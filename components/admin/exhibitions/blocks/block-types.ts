import {
  Clock,
  Columns2,
  Film,
  type LucideIcon,
  MapPin,
  Palette,
  Quote,
  ShoppingBag,
  Type,
  Volume2,
} from "lucide-react";
import type { BlockType } from "@/lib/exhibitions/blocks";

/** What the editor calls each type of block. */
export const blockNames: Readonly<Record<BlockType, string>> = {
  text: "Text",
  work: "Work",
  pair: "Pair of works",
  quote: "Quotation",
  timeline: "Timeline",
  map: "Map",
  film: "Film",
  sound: "Sound",
  object: "Drop",
};

export const blockIcons: Readonly<Record<BlockType, LucideIcon>> = {
  text: Type,
  work: Palette,
  pair: Columns2,
  quote: Quote,
  timeline: Clock,
  map: MapPin,
  film: Film,
  sound: Volume2,
  object: ShoppingBag,
};
