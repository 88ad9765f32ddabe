"use client";

import { Command } from "cmdk";
import {
  CalendarDays,
  Frame,
  Gavel,
  Image,
  Landmark,
  type LucideIcon,
  MessageSquare,
  Package,
  ShoppingBag,
  User,
} from "lucide-react";
import type { ReactNode } from "react";
import type { AdminSearchKind } from "@/lib/workflows/contracts";

/** How the results of each kind are shown. */
export const resultKinds: Readonly<Record<AdminSearchKind, { heading: string; icon: LucideIcon }>> = {
  order: { heading: "Orders", icon: ShoppingBag },
  person: { heading: "People", icon: User },
  product: { heading: "Products", icon: Package },
  event: { heading: "Events", icon: CalendarDays },
  auction: { heading: "Auctions", icon: Gavel },
  exhibition: { heading: "Exhibitions", icon: Frame },
  leader: { heading: "Leaders", icon: Landmark },
  artwork: { heading: "Works", icon: Image },
  comment: { heading: "Comments", icon: MessageSquare },
};

const groupClass =
  "[&_[cmdk-group-heading]]:px-4 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-tiny";

/** A group of entries with its heading. */
export const PaletteGroup = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group heading={heading} className={groupClass}>
    {children}
  </Command.Group>
);

type ItemProps = {
  value: string;
  icon: LucideIcon;
  name: string;
  detail?: string;
  keys?: string | undefined;
  onSelect: () => void;
};

/** An entry: an icon, a name, and what it belongs to or the keys that do the same. */
export const PaletteItem = ({ value, icon: Icon, name, detail, keys, onSelect }: ItemProps) => (
  <Command.Item
    value={value}
    onSelect={onSelect}
    className="mx-2 flex min-h-10 cursor-pointer items-center gap-3 rounded-card px-3 py-1.5 text-small data-[selected=true]:bg-raised touch:min-h-12"
  >
    <Icon aria-hidden className="size-4 shrink-0 text-muted" />
    <span className="min-w-0 truncate font-medium">{name}</span>
    {detail && <span className="min-w-0 flex-1 truncate text-end text-muted text-tiny">{detail}</span>}
    {keys && <kbd className="ms-auto shrink-0 font-sans text-muted text-tiny max-md:hidden">{keys}</kbd>}
  </Command.Item>
);
