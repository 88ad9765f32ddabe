export { DropNotFound as default } from "@/components/catalog/drop-not-found";
