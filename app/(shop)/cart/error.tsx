"use client";

import { ShopError } from "@/components/catalog/shop-error";

export default function CartError() {
  return <ShopError>Failed to fetch cart</ShopError>;
}
