export { default, metadata } from "../account/orders/page";
