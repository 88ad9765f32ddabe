/** The borders of Nigeria, from Natural Earth (public domain, 1:50,000,000), in units of `toMapPoint`. */
export const nigeriaPath =
  "M548 20L571 51L578 86L594 90L598 97L598 106L596 119L596 128L592 133L578 142L567 144L563 148L553 161L545 175L539 196L532 203L528 227L515 234L512 240L509 261L505 268L498 274L489 275L481 291L477 308L470 319L470 325L458 341L462 349L448 361L447 370L443 375L436 381L427 383L424 380L420 368L407 356L400 352L398 353L394 360L391 361L380 360L377 355L359 367L354 378L339 389L324 405L318 416L311 445L299 467L297 469L293 468L291 464L289 464L284 459L283 460L288 472L286 477L254 479L250 477L248 472L245 477L236 478L226 469L230 474L230 479L223 485L219 485L216 483L214 473L211 469L212 482L215 486L204 488L201 481L200 488L186 490L186 483L183 486L183 490L177 490L163 482L153 473L142 449L147 447L143 446L142 438L148 436L151 431L143 435L135 431L133 428L134 426L143 426L146 424L141 424L140 420L137 423L132 425L129 423L128 417L117 404L95 388L80 384L49 385L47 384L62 376L60 375L46 379L41 385L10 386L14 369L11 356L13 352L12 335L14 331L11 324L9 311L10 286L14 253L27 251L30 246L32 239L31 232L41 222L41 216L52 210L54 205L57 197L53 192L55 187L58 184L62 184L63 183L66 175L62 167L60 151L49 135L49 130L54 120L57 117L55 111L56 106L57 79L71 66L76 58L78 52L81 32L95 23L102 20L115 17L135 17L141 13L148 11L182 22L188 22L202 35L213 50L219 55L225 55L231 51L240 50L263 38L276 40L309 60L331 64L351 64L367 48L373 45L380 41L394 39L418 36L440 37L454 40L469 45L475 50L492 50L494 45L502 39L512 33L528 26L535 21Z";

/** The part of the world that the map shows, in degrees. */
export const mapBounds = { north: 14.1, south: 4, west: 2.5, east: 15 } as const;

/** The size of the map in units. */
export const mapSize = { width: 617, height: 505 } as const;

const UNITS_PER_DEGREE = 50;
// A degree of longitude is shorter than one of latitude: by this factor at 9 degrees north, the middle of the country.
const LONGITUDE_SCALE = Math.cos((9 * Math.PI) / 180);

/** Where a point is on the map. */
export const toMapPoint = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  x: Math.round((longitude - mapBounds.west) * UNITS_PER_DEGREE * LONGITUDE_SCALE),
  y: Math.round((mapBounds.north - latitude) * UNITS_PER_DEGREE),
});

/** The places of the collection in Nigeria, with their coordinates from GeoNames (CC BY 4.0), by name. */
export const knownPlaces = [
  { name: "Abeokuta", latitude: 7.156, longitude: 3.345 },
  { name: "Abuja", latitude: 9.058, longitude: 7.495 },
  { name: "Benin City", latitude: 6.338, longitude: 5.626 },
  { name: "Bida", latitude: 9.08, longitude: 6.01 },
  { name: "Daura", latitude: 13.033, longitude: 8.324 },
  { name: "Iseyin", latitude: 7.97, longitude: 3.596 },
  { name: "Kano", latitude: 12, longitude: 8.517 },
  { name: "Katsina", latitude: 12.991, longitude: 7.602 },
  { name: "Lagos", latitude: 6.454, longitude: 3.395 },
  { name: "Minna", latitude: 9.615, longitude: 6.548 },
  { name: "Pankshin", latitude: 9.325, longitude: 9.435 },
  { name: "Shagari", latitude: 12.627, longitude: 4.993 },
  { name: "Suleja", latitude: 9.181, longitude: 7.179 },
  { name: "Tafawa Balewa", latitude: 9.76, longitude: 9.552 },
  { name: "Umuahia", latitude: 5.525, longitude: 7.495 },
  { name: "Zungeru", latitude: 9.807, longitude: 6.152 },
] as const;
