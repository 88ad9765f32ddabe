"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

/** Revenue by month as bars. The chart library is loaded on this page only; the table shows the same figures. */
export const RevenueChart = dynamic(() => import("./revenue-bars").then(({ RevenueBars }) => RevenueBars), {
  ssr: false,
  loading: () => <Skeleton className="h-72 w-full" />,
});
