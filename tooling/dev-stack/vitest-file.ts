// Runs before each database test file.
import { inject } from "vitest";
import { resetWorker } from "./test-worker";

await resetWorker({
  server: inject("testServer"),
  template: inject("testTemplate"),
  prefix: inject("testPrefix"),
});
