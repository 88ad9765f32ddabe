import type { ApiRoutes } from "@/lib/api-client/generated/api-routes";

// The types of the API as the route handlers declare them. A path of lib/core/urls has a type like `/api/products/${string}`,
// which names its route.

/** An object without properties: the query or body of a route that declares none. */
export type Empty = Record<string, never>;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Segment<S extends string> = string extends S ? "*" : S extends `[${string}]` ? "*" : S;
/** `/api/products/[slug]` and `/api/products/${string}` both become `/api/products/*`. */
type Shape<P extends string> = P extends `${infer Head}/${infer Tail}` ? `${Segment<Head>}/${Shape<Tail>}` : Segment<P>;
/** `/api/products/[slug]` becomes `/api/products/${string}`. */
type Pattern<P extends string> = P extends `${infer Head}[${string}]${infer Tail}`
  ? `${Head}${string}${Pattern<Tail>}`
  : P;

type Exchange<H> = H extends { readonly exchange?: infer E } ? NonNullable<E> : never;
type Exchanges = {
  [P in keyof ApiRoutes as Shape<P>]: { [M in Method]: Exchange<ApiRoutes[P][M]> };
};
// With a type parameter as the path, `Exchanges[Shape<P>]` would become a union of all routes.
type ExchangeOf<P extends string, M extends Method> =
  Exchanges extends Record<Shape<P>, Record<M, infer Found>> ? Found : never;
type Part<E, Name extends string> = E extends Record<Name, infer Value> ? Value : never;

/** The paths of all routes that declare the method. */
export type ApiPath<M extends Method> = {
  [P in keyof ApiRoutes]: [Exchange<ApiRoutes[P][M]>] extends [never] ? never : Pattern<P>;
}[keyof ApiRoutes];

export type ApiQuery<P extends string, M extends Method> = Part<ExchangeOf<P, M>, "query">;
export type ApiBody<P extends string, M extends Method> = Part<ExchangeOf<P, M>, "body">;
/** A path and the body that it takes. */
export type ApiPost<P extends ApiPath<"POST">> = P extends unknown ? { action: P; fields?: ApiBody<P, "POST"> } : never;
export type ApiReply<P extends string, M extends Method> = Part<ExchangeOf<P, M>, "reply">;
