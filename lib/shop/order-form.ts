import { answerPaths } from "@/lib/platform/answer-paths";
import type { AppError } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";
import { orderParams } from "@/lib/shop/contracts";

/** Where a form on an order's page goes on after a refusal: to that page, which says how the order stands. */
export function afterRefusedOrderForm(error: AppError, _: unknown, params: unknown): string {
  const read = orderParams.safeParse(params);
  const { number } = read.success ? read.data : { number: "" };
  if (error.code === "unauthenticated") return paths.login({ redirectTo: number ? paths.order(number) : paths.orders });
  return number ? answerPaths.orderRefused(number, error.code) : paths.orders;
}
