import { expect, test } from "vitest";
import * as z from "zod/mini";
import { shippingAddress } from "@/lib/auth/contracts";

const address = { line1: "1 Marina", city: "Lagos" };
const paths = (value: unknown) => z.safeParse(shippingAddress, value).error?.issues.map(({ path }) => path.join("."));

test("an address needs a state in Nigeria only, and says so beside its other errors", () => {
  expect(paths(address)).toEqual(["state"]);
  expect(paths({ ...address, line1: "", state: " " })).toEqual(["line1", "state"]);
  expect(paths({ ...address, country: "Singapore" })).toBeUndefined();
  expect(paths({ ...address, state: "Lagos" })).toBeUndefined();
  expect(paths({ ...address, state: 1 })).toEqual(["state"]);
});
