"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** The months as bars. The library that draws them is fetched on this desk only; the table says the same in figures. */
export const RevenueChart = dynamic(() => import("./revenue-bars").then(({ RevenueBars }) => RevenueBars), {
  ssr: false,
  loading: () => <Skeleton className="h-72 w-full" />,
});
