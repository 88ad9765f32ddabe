declare module "subset-font" {
  /** The part of subset-font's options that the font script uses; the package ships no types. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      noHinting?: boolean;
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number }> | undefined;
    },
  ): Promise<Buffer>;
}
