import { Document, type Material, NodeIO, type Texture } from "@gltf-transform/core";
import type { Mesh } from "./mesh";

/** A surface and its material. Colours are the brand's inks in hex. */
export type Part = {
  name: string;
  mesh: Mesh;
  colour?: string;
  metal?: number;
  rough?: number;
  /** Below 1 it is glass. */
  opacity?: number;
  bothSides?: boolean;
  /** JPEGs: what it looks like, where it is raised (a normal map), how rough (green) and metallic (blue) it is. */
  picture?: Buffer;
  relief?: Buffer;
  finish?: Buffer;
};

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
/** "#C9A227" in the linear light that glTF counts in. */
const light = (hex: string) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));

function materialOf(document: Document, part: Part): Material {
  const { name, colour = "#FFFFFF", metal = 0, rough = 0.5, opacity = 1, bothSides = false } = part;
  const [r = 1, g = 1, b = 1] = light(colour);
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([r, g, b, opacity])
    .setMetallicFactor(metal)
    .setRoughnessFactor(rough)
    .setDoubleSided(bothSides);
  if (opacity < 1) material.setAlphaMode("BLEND");
  const texture = (kind: string, image: Buffer): Texture =>
    document.createTexture(`${name} ${kind}`).setImage(new Uint8Array(image)).setMimeType("image/jpeg");
  if (part.picture) material.setBaseColorTexture(texture("picture", part.picture));
  if (part.relief) material.setNormalTexture(texture("relief", part.relief)).setNormalScale(1);
  if (part.finish)
    material.setMetallicRoughnessTexture(texture("finish", part.finish)).setMetallicFactor(1).setRoughnessFactor(1);
  return material;
}

/** One .glb file of the parts, the pictures inside it. */
export async function writeGlb(name: string, parts: readonly Part[]): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const asset = document.getRoot().getAsset();
  asset.generator = "The Living Archive, tooling/assets/models";
  asset.copyright = "The Living Archive";
  const scene = document.createScene(name);
  for (const part of parts) {
    const { positions, normals, uvs, indices } = part.mesh;
    const accessor = (type: "VEC3" | "VEC2", values: number[]) =>
      document.createAccessor().setType(type).setArray(new Float32Array(values)).setBuffer(buffer);
    const wide = positions.length / 3 > 65_535;
    const order = document
      .createAccessor()
      .setType("SCALAR")
      .setArray(wide ? new Uint32Array(indices) : new Uint16Array(indices))
      .setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setAttribute("POSITION", accessor("VEC3", positions))
      .setAttribute("NORMAL", accessor("VEC3", normals))
      .setIndices(order)
      .setMaterial(materialOf(document, part));
    if (part.picture || part.relief) primitive.setAttribute("TEXCOORD_0", accessor("VEC2", uvs));
    scene.addChild(document.createNode(part.name).setMesh(document.createMesh(part.name).addPrimitive(primitive)));
  }
  return new NodeIO().writeBinary(document);
}
