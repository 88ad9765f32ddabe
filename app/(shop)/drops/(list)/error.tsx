"use client";

import { ShopTrouble } from "@/components/shop/shop-trouble";

export default function DropsTrouble() {
  return <ShopTrouble>Failed to fetch products</ShopTrouble>;
}
