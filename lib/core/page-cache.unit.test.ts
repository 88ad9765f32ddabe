import { expect, it } from "vitest";
import { stripFlightData } from "./page-cache.mjs";

const touch = '<script src="/_next/static/chunks/first-touch-0a1b.js" async=""></script>';
const data = '0:{"P":null,"b":"X43n-UyJ_"}\n1:["$","p",null,{"children":"₦500 </p> $& \\u2028"}]\n';
const revalidationTag = (part: unknown) => JSON.stringify(part).replaceAll("<", "\\u003c");
const page = (first: string, second: string, head = touch) =>
  `<html>${head}<p>₦500</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>` +
  `<script>self.__next_f.push(${revalidationTag([1, first])})</script><hr/><script>self.__next_f.push(${revalidationTag([1, second])})</script></html>`;
const halves = [data.slice(0, 40), data.slice(40)] as const;

it("removes the RSC payload and leaves its hash", () => {
  expect(stripFlightData(page(...halves), data, "m")).toBe(
    `<html>${touch}<p>₦500</p><script>self.__data="m"</script><hr/></html>`,
  );
});

it("does not change a page without deferred hydration", () => {
  const undeferred = page(...halves, "");
  expect(stripFlightData(undeferred, data, "m")).toBe(undeferred);
});

it("does not change a page whose payload differs from the data", () => {
  const whole = page(...halves);
  expect(stripFlightData(whole, `${data}2:"more"\n`, "m")).toBe(whole);
  expect(stripFlightData(whole, "", "m")).toBe(whole);
});

it("does not change a page whose payload is not only text", () => {
  const whole = page(...halves).replace("<hr/>", '<script>self.__next_f.push([3,"AAAA"])</script>');
  expect(stripFlightData(whole, data, "m")).toBe(whole);
});

it("does not change a page without a payload", () => {
  const light = stripFlightData(page(...halves), data, "m");
  expect(stripFlightData(light, data, "m")).toBe(light);
});
