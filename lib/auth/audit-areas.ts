import { auditActionNames } from "@/lib/auth/audit-sentences";

const areaName = (area: string) => {
  const words = area.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What the actions concern, by the first part of their names: ["order.", "Order"]. For a filter. */
export const auditAreas: readonly (readonly [prefix: string, name: string])[] = [
  ...new Set(auditActionNames.map((action) => action.slice(0, action.indexOf(".")))),
]
  .sort()
  .map((area) => [`${area}.`, areaName(area)]);
