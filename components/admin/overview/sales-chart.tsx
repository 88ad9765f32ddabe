"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** The sales of a period as bars. The chart library is loaded by itself; a table has the same numbers. */
export const SalesChart = dynamic(() => import("./sales-bars").then(({ SalesBars }) => SalesBars), {
  ssr: false,
  loading: () => <Skeleton className="h-60 w-full" />,
});
