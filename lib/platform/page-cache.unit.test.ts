import { expect, it } from "vitest";
import { withoutData } from "./page-cache.mjs";

const touch = '<script src="/_next/static/chunks/first-touch-0a1b.js" async=""></script>';
const data = '0:{"P":null,"b":"X43n-UyJ_"}\n1:["$","p",null,{"children":"₦500 </p> $& \\u2028"}]\n';
const tell = (part: unknown) => JSON.stringify(part).replaceAll("<", "\\u003c");
const page = (first: string, second: string, head = touch) =>
  `<html>${head}<p>₦500</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>` +
  `<script>self.__next_f.push(${tell([1, first])})</script><hr/><script>self.__next_f.push(${tell([1, second])})</script></html>`;
const halves = [data.slice(0, 40), data.slice(40)] as const;

it("leaves out what the page's address says again, and leaves a mark in its place", () => {
  expect(withoutData(page(...halves), data, "m")).toBe(
    `<html>${touch}<p>₦500</p><script>self.__data="m"</script><hr/></html>`,
  );
});

it("leaves a page alone that does not sleep", () => {
  const awake = page(...halves, "");
  expect(withoutData(awake, data, "m")).toBe(awake);
});

it("leaves a page alone whose data are not the same to the letter", () => {
  const whole = page(...halves);
  expect(withoutData(whole, `${data}2:"more"\n`, "m")).toBe(whole);
  expect(withoutData(whole, "", "m")).toBe(whole);
});

it("leaves a page alone that tells more than text", () => {
  const whole = page(...halves).replace("<hr/>", '<script>self.__next_f.push([3,"AAAA"])</script>');
  expect(withoutData(whole, data, "m")).toBe(whole);
});

it("reads a page once it is without as it is", () => {
  const light = withoutData(page(...halves), data, "m");
  expect(withoutData(light, data, "m")).toBe(light);
});
