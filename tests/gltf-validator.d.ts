/** The package has no types. https://github.com/KhronosGroup/glTF-Validator */
declare module "gltf-validator" {
  /** 0 is an error, 1 a warning, 2 an info, 3 a hint. */
  type Issue = { code: string; message: string; severity: 0 | 1 | 2 | 3; pointer?: string };
  export function validateBytes(
    bytes: Uint8Array,
  ): Promise<{ issues: { numErrors: number; numWarnings: number; messages: Issue[]; truncated: boolean } }>;
}
