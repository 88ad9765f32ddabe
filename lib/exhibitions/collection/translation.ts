/** The texts of one leader in another language. What is missing is shown in English. */
export interface Translation {
  chapterTitle?: string;
  /** The beginning of the chapter, where the whole is not translated. */
  excerpt?: string;
  narrative?: string;
  aside?: string;
  /** Only where the quotation is the museum's own line. */
  quote?: string;
  workTitle?: string;
  object?: string;
  medium?: string;
  credit?: string;
  /** The texts of the key moments, in the order of the English ones. */
  highlights?: readonly string[];
  /** The texts of the record, in the order of the English ones. */
  record?: readonly string[];
}
