"use client";

import { ShopError } from "@/components/catalog/shop-error";

export default function DropError() {
  return <ShopError>This drop could not be loaded.</ShopError>;
}
