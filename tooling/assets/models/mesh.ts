// Surfaces as glTF wants them: metres, y upwards, triangles counter-clockwise seen from outside.

export type Mesh = { positions: number[]; normals: number[]; uvs: number[]; indices: number[] };
/** A point of a turned outline: radius, height, where on the picture from top (0) to foot (1). `sharp` keeps its edge. */
export type Turn = { r: number; y: number; v?: number; sharp?: boolean };
type Vector = readonly [number, number, number];

export const emptyMesh = (): Mesh => ({ positions: [], normals: [], uvs: [], indices: [] });

/** Adds a vertex and returns its index. */
function vertex(mesh: Mesh, at: Vector, normal: Vector, u: number, v: number): number {
  const length = Math.hypot(...normal) || 1;
  mesh.positions.push(...at);
  mesh.normals.push(normal[0] / length, normal[1] / length, normal[2] / length);
  mesh.uvs.push(u, v);
  return mesh.positions.length / 3 - 1;
}

/**
 * Anything from a wheel or a lathe, about the y axis: the outline is given from the top down, on the outside. `wave` makes
 * the radius differ round the side.
 */
export function lathe(
  outline: readonly Turn[],
  { around = 64, wave = (_angle: number, _turn: Turn): number => 1 } = {},
): Mesh {
  const mesh = emptyMesh();
  const slope = (a: Turn, b: Turn): Vector => {
    const length = Math.hypot(a.y - b.y, b.r - a.r) || 1;
    return [(a.y - b.y) / length, (b.r - a.r) / length, 0];
  };
  const rowOf = (turn: Turn, [out, up]: Vector) =>
    Array.from({ length: around + 1 }, (_, k) => {
      const angle = (k / around) * 2 * Math.PI;
      const [s, c] = [Math.sin(angle), Math.cos(angle)];
      const r = turn.r * wave(angle, turn);
      return vertex(mesh, [r * s, turn.y, r * c], [out * s, up, out * c], k / around, turn.v ?? 0);
    });
  let before: number[] | undefined;
  for (let i = 1; i < outline.length; i++) {
    const [above, below] = [outline[i - 1], outline[i]];
    if (!above || !below) continue;
    const here = slope(above, below);
    const next = outline[i + 1];
    const top = before && !above.sharp ? before : rowOf(above, here);
    const bend: Vector = next && !below.sharp ? slope(below, next) : here;
    const foot = rowOf(below, [here[0] + bend[0], here[1] + bend[1], 0]);
    for (let k = 0; k < around; k++) quad(mesh, top[k], foot[k], foot[k + 1], top[k + 1]);
    before = foot;
  }
  return mesh;
}

function quad(mesh: Mesh, a = 0, b = 0, c = 0, d = 0): void {
  mesh.indices.push(a, b, c, a, c, d);
}

/** A box with its six faces, standing on `y`. */
export function box([w, h, d]: Vector, [x, y, z]: Vector): Mesh {
  const mesh = emptyMesh();
  const faces: [Vector, Vector, Vector][] = [
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 0, -1],
      [-1, 0, 0],
      [0, 1, 0],
    ],
    [
      [1, 0, 0],
      [0, 0, -1],
      [0, 1, 0],
    ],
    [
      [-1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ],
    [
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, -1],
    ],
    [
      [0, -1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ],
  ];
  const half = [w / 2, h / 2, d / 2] as const;
  for (const [n, right, up] of faces) {
    const corner = (i: number, j: number) =>
      vertex(
        mesh,
        [0, 1, 2].map((k) => {
          const axis = k as 0 | 1 | 2;
          return (n[axis] + right[axis] * i + up[axis] * j) * half[axis] + [x, y + h / 2, z][axis]!;
        }) as unknown as Vector,
        n,
        (i + 1) / 2,
        (1 - j) / 2,
      );
    quad(mesh, corner(-1, 1), corner(-1, -1), corner(1, -1), corner(1, 1));
  }
  return mesh;
}

/** A ball of few faces, for things of which there are many. */
export const ball = (r: number, around = 10): Mesh =>
  lathe(
    Array.from({ length: around / 2 + 1 }, (_, i) => {
      const angle = (i / (around / 2)) * Math.PI;
      return { r: r * Math.sin(angle), y: r * Math.cos(angle) };
    }),
    { around },
  );

/** A ring of round wire about the z axis. */
export function torus(r: number, wire: number, around = 32): Mesh {
  const ring = lathe(
    Array.from({ length: 13 }, (_, i) => {
      const angle = (i / 12) * 2 * Math.PI;
      return { r: r + wire * Math.sin(angle), y: wire * Math.cos(angle) };
    }),
    { around },
  );
  return laid(ring);
}

/** A quarter turn that lays what stood on y along z. */
export function laid(mesh: Mesh): Mesh {
  const swap = (list: number[]) => {
    const out: number[] = [];
    for (let i = 0; i < list.length; i += 3) out.push(list[i] ?? 0, -(list[i + 2] ?? 0), list[i + 1] ?? 0);
    return out;
  };
  return { ...mesh, positions: swap(mesh.positions), normals: swap(mesh.normals) };
}

export function moved(mesh: Mesh, [x, y, z]: Vector): Mesh {
  const shift = [x, y, z];
  return { ...mesh, positions: mesh.positions.map((value, i) => value + (shift[i % 3] ?? 0)) };
}

/** Several surfaces of one material as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const all = emptyMesh();
  for (const mesh of meshes) {
    const from = all.positions.length / 3;
    for (const value of mesh.positions) all.positions.push(value);
    for (const value of mesh.normals) all.normals.push(value);
    for (const value of mesh.uvs) all.uvs.push(value);
    for (const value of mesh.indices) all.indices.push(value + from);
  }
  return all;
}

/** The normals as the triangles lie, smooth wherever they share a corner: for forms whose side is not a circle. */
export function shaded(mesh: Mesh): Mesh {
  const normals = mesh.positions.map(() => 0);
  const at = (i: number): Vector => [
    mesh.positions[i * 3] ?? 0,
    mesh.positions[i * 3 + 1] ?? 0,
    mesh.positions[i * 3 + 2] ?? 0,
  ];
  for (let t = 0; t < mesh.indices.length; t += 3) {
    const corners = mesh.indices.slice(t, t + 3);
    const [a, b, c] = corners.map(at) as [Vector, Vector, Vector];
    const [u, v] = [b, c].map((p) => [p[0] - a[0], p[1] - a[1], p[2] - a[2]] as const) as [Vector, Vector];
    const face = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    for (const corner of corners) for (let k = 0; k < 3; k++) normals[corner * 3 + k]! += face[k] ?? 0;
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0) || 1;
    for (let k = i; k < i + 3; k++) normals[k]! /= length;
  }
  return { ...mesh, normals };
}

/** Where a picture lies on a surface, from where the surface is. */
export function pictured(mesh: Mesh, place: (x: number, y: number, z: number) => readonly [number, number]): Mesh {
  const uvs: number[] = [];
  for (let i = 0; i < mesh.positions.length; i += 3)
    uvs.push(...place(mesh.positions[i] ?? 0, mesh.positions[i + 1] ?? 0, mesh.positions[i + 2] ?? 0));
  return { ...mesh, uvs };
}
