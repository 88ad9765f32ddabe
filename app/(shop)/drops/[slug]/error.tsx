"use client";

import { ShopTrouble } from "@/components/shop/shop-trouble";

export default function DropTrouble() {
  return <ShopTrouble>This drop could not be fetched.</ShopTrouble>;
}
