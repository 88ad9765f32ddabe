"use client";

import { ShopError } from "@/components/catalog/shop-error";

export default function DropsError() {
  return <ShopError>Failed to fetch products</ShopError>;
}
