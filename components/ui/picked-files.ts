/** The pictures that a visitor may send. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

export const wrongPictureMessage = "Please choose a JPEG, PNG, WebP or AVIF picture.";

/** Whether a file may be one of those pictures. Some browsers name no type; the server looks into the file. */
export const mayBePicture = ({ type }: Pick<File, "type">): boolean =>
  type === "" || pictureTypes.split(",").includes(type);

const isSameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The files after another choice: of a field for several files the new ones are added, each once; otherwise the new one replaces the old. */
export function mergeFiles(before: readonly File[], chosen: readonly File[], isMultiple: boolean): File[] {
  if (!isMultiple) return chosen.length > 0 ? [...chosen] : [...before];
  return [...before, ...chosen.filter((file) => !before.some((known) => isSameFile(known, file)))];
}
