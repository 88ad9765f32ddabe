/** The acts on the numbers of a limited edition; the subject is the product. */
export type EditionAuditDetails = {
  "product.keep-numbers": { numbers: number[]; reason: string };
  "product.release-numbers": { numbers: number[]; reason: string };
  "product.add-premium": { rule: string; kobo: number };
  "product.remove-premium": { rule: string; kobo: number };
};
