/** The class for a title's face. The poster face has no figures that can be read, so a title with a year is in the face of titles. */
export const titleFace = (title: string) => (/[\d₦]/.test(title) ? "font-sign" : "shout");
