// The same page, for the thread of one artwork.
export { default, generateMetadata } from "../page";
