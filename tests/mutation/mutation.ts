/** A guard that is taken out of a copy of the code, and the test file that has to fail then. */
export type Mutation = {
  /** What the code no longer does. */
  name: string;
  file: string;
  /** The exact source of the guard; it occurs once in the file. */
  text: string;
  replacement: string;
  test: string;
};
