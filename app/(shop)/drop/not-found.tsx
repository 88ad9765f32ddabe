export { DropNotFound as default } from "@/components/shop/drop-not-found";
