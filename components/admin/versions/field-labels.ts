import type { VersionKind } from "@/lib/versions/contracts";

const common = {
  name: "Name",
  title: "Title",
  slug: "Slug",
  description: "Description",
  image: "Picture",
  images: "Pictures",
};

/** The fields of each kind as their forms call them. */
const labels: Readonly<Record<VersionKind | "page", Readonly<Record<string, string>>>> = {
  page: { content: "Text" },
  product: {
    ...common,
    price: "Price",
    salePrice: "Sale price",
    categories: "Categories",
    tags: "Tags",
    inStock: "For sale",
    editionSize: "Edition",
    opensAt: "Opens",
    closesAt: "Ends",
    limitPerPerson: "Limit",
    material: "Material",
    care: "Care",
    dimensions: "Dimensions",
    sizeGuide: "Size guide",
  },
  exhibition: {
    ...common,
    subtitle: "Subtitle",
    story: "Story",
    requiresVIP: "Members only",
    status: "Status",
    opensAt: "Opens on",
    link: "Related page",
    isDraft: "Draft",
  },
  artwork: { ...common, productSlug: "Product", notes: "Details" },
  leader: {
    ...common,
    title: "Office",
    term: "Term",
    label: "Wall label",
    highlights: "Key moments",
    quote: "Quotation",
    imageCredit: "Image credit",
    chapterTitle: "Chapter title",
    theme: "Background",
    aside: "Short text",
    narrative: "Chapter",
    record: "Record",
    videoUrl: "Film",
    sound: "Sound",
  },
  event: {
    ...common,
    date: "Starts",
    endDate: "Ends",
    place: "Place",
    capacity: "Seats",
    isOnline: "Online event",
    door: "Address",
    link: "Link",
    collectorsFrom: "Opens for Collectors",
    yearlyFrom: "Opens for Annual members",
    monthlyFrom: "Opens for Monthly members",
    everyoneFrom: "Opens for everyone",
  },
  home: {
    heroText: "Opening sentence",
    manifestoTitle: "Manifesto: title",
    manifestoText: "Manifesto: text",
    leadersSubtitle: "Heads of State: subtitle",
    leadersText: "Heads of State: text",
    scanText: "Smart labels: text",
    collectiblesTitle: "Collectibles: title",
    collectiblesText: "Collectibles: text",
    testimonialsTitle: "Echoes: title",
    newsletterTitle: "Newsletter: title",
    newsletterText: "Newsletter: note",
  },
};

export type LabelledKind = VersionKind | "page";

/** What a form calls a field. */
export const fieldLabel = (kind: LabelledKind, name: string): string => labels[kind][name] ?? name;
