import { expect, test } from "vitest";
import { countActiveFilters, isSameQuery, type ListFilter } from "./list-filters";

test("two queries are the same list whatever the order of their parameters, and empty ones do not count", () => {
  expect(isSameQuery({ status: "pending", sort: "oldest" }, { sort: "oldest", status: "pending", q: "" })).toBe(true);
  expect(isSameQuery({ status: "pending" }, { status: "pending", sort: "oldest" })).toBe(false);
  expect(isSameQuery({ status: "pending" }, { status: "shipped" })).toBe(false);
  expect(isSameQuery({}, { q: undefined })).toBe(true);
});

test("the number of active filters leaves out empty ones, the sort order and unknown parameters", () => {
  const filters: ListFilter[] = [
    { kind: "search", name: "q", label: "Name" },
    { kind: "select", name: "status", label: "Status", options: [["", "All"]] },
    { kind: "select", name: "sort", label: "Sort by", options: [["", "Newest first"]] },
  ];
  expect(countActiveFilters(filters, { q: "Ada", status: "", sort: "oldest", other: "1" })).toBe(1);
});
