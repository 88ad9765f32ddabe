import { Document, Extension, type Material, NodeIO, type Texture } from "@gltf-transform/core";
import { type Mesh, tangents } from "./mesh";
import type { Maps } from "./surface";

/** A surface and its material: JPEGs of it, a PNG of its colours alone, or one colour in hex. */
export type Part = {
  name: string;
  mesh: Mesh;
  maps?: Maps;
  picture?: Buffer;
  colour?: string;
  metal?: number;
  rough?: number;
  /** Below 1 it is glass. */
  opacity?: number;
  bothSides?: boolean;
};

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
/** "#C9A227" in the linear light that glTF counts in. */
const light = (hex: string) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));

/** The textures of a surface; parts that share maps share them. */
function textures(document: Document, name: string, { picture, relief, finish }: Maps) {
  const texture = (kind: string, image: Buffer) => textureOf(document, `${name} ${kind}`, image, "image/jpeg");
  return { picture: texture("picture", picture), relief: texture("relief", relief), finish: texture("finish", finish) };
}

function textureOf(document: Document, name: string, image: Buffer, type: "image/jpeg" | "image/png"): Texture {
  const known = document.getRoot().listTextures();
  const same = known.find((one) => Buffer.compare(one.getImage() ?? new Uint8Array(), image) === 0);
  return same ?? document.createTexture(name).setImage(new Uint8Array(image)).setMimeType(type);
}

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
  if (part.picture) {
    material.setBaseColorTexture(textureOf(document, `${name} picture`, part.picture, "image/png"));
  }
  if (part.maps) {
    const { picture, relief, finish } = textures(document, part.name, part.maps);
    material.setBaseColorTexture(picture).setNormalTexture(relief).setMetallicRoughnessTexture(finish);
    material.setOcclusionTexture(finish).setMetallicFactor(1).setRoughnessFactor(1);
  }
  return material;
}

/** Normals and tangents in two bytes a direction, which plain glTF does not allow. */
class MeshQuantization extends Extension {
  static override readonly EXTENSION_NAME = "KHR_mesh_quantization";
  override readonly extensionName = "KHR_mesh_quantization";
  read() {
    return this;
  }
  write() {
    return this;
  }
}

const shorts = (values: readonly number[]) => new Int16Array(values.map((value) => Math.round(value * 32767)));
/** Places on a picture in two bytes each, unless the picture repeats. */
const places = (values: readonly number[]) =>
  values.every((value) => value >= 0 && value <= 1)
    ? new Uint16Array(values.map((value) => Math.round(value * 65535)))
    : new Float32Array(values);

/** One .glb file of the parts, the pictures inside it. */
export async function writeGlb(name: string, parts: readonly Part[]): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const asset = document.getRoot().getAsset();
  asset.generator = "The Living Archive, tooling/assets/models";
  asset.copyright = "The Living Archive";
  document.createExtension(MeshQuantization).setRequired(true);
  const scene = document.createScene(name);
  for (const part of parts) {
    const { positions, normals, uvs, indices } = part.mesh;
    const accessor = (
      type: "VEC4" | "VEC3" | "VEC2",
      values: Float32Array<ArrayBuffer> | Int16Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
    ) =>
      document
        .createAccessor()
        .setType(type)
        .setArray(values)
        .setNormalized(!(values instanceof Float32Array))
        .setBuffer(buffer);
    const wide = positions.length / 3 > 65_535;
    const order = document
      .createAccessor()
      .setType("SCALAR")
      .setArray(wide ? new Uint32Array(indices) : new Uint16Array(indices))
      .setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setAttribute("POSITION", accessor("VEC3", new Float32Array(positions)))
      .setAttribute("NORMAL", accessor("VEC3", shorts(normals)))
      .setIndices(order)
      .setMaterial(materialOf(document, part));
    if (part.maps || part.picture) primitive.setAttribute("TEXCOORD_0", accessor("VEC2", places(uvs)));
    if (part.maps) {
      primitive.setAttribute("TANGENT", accessor("VEC4", shorts(tangents(part.mesh))));
    }
    scene.addChild(document.createNode(part.name).setMesh(document.createMesh(part.name).addPrimitive(primitive)));
  }
  return new NodeIO().registerExtensions([MeshQuantization]).writeBinary(document);
}
