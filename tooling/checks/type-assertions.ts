// `as unknown as T` says of any value that it is a T, and the compiler believes it. Product code checks or parses the value instead.
const throughUnknown = /\bas\s+(?:unknown|any|never)\s+as\b/g;

/** The files that may have one, and why. */
export const allowed: Readonly<Record<string, { count: number; reason: string }>> = {
  "lib/http/route.ts": {
    count: 1,
    reason:
      "The wrapper handles all routes alike, so that it forgets the types of params, query and body; `run` gets only what the schemas beside it have parsed.",
  },
};

// Factories and other support of tests lie beside the code that they make examples of.
const isTest = /\.test\.tsx?$|^tests\/|(^|\/)(factory|test-[\w-]+)\.tsx?$/;
const inProduct = /^(app|components|lib)\/|^[\w.-]+\.tsx?$/;

/** The assertions through `unknown` in a file of the product that it may not have; also one that is allowed and gone. */
export function findAssertionFaults(file: string, text: string): string[] {
  if (!inProduct.test(file) || isTest.test(file)) return [];
  const lines = [...text.matchAll(throughUnknown)].map(({ index }) => text.slice(0, index).split("\n").length);
  const { count = 0 } = allowed[file] ?? {};
  if (lines.length < count) return [`${file}: the list of assertions through \`unknown\` allows more than there are.`];
  return lines
    .slice(count)
    .map((line) => `${file}:${line}: no assertion through \`unknown\`: check the value with a type guard or parse it.`);
}
