"use client";

import { ShopTrouble } from "@/components/shop/shop-trouble";

export default function CartTrouble() {
  return <ShopTrouble>Failed to fetch cart</ShopTrouble>;
}
