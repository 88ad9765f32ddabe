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

/** A box whose edges are cut at 45 degrees, so that they catch the light. */
export function bevelled([w, h, d]: Vector, [x, y, z]: Vector, cut: number): Mesh {
  const mesh = emptyMesh();
  const half = [w / 2, h / 2, d / 2] as const;
  const sign = [-1, 1] as const;
  const face = (corners: readonly Vector[]) => {
    const [a, b, c] = corners as [Vector, Vector, Vector];
    const [p, q] = [b, c].map((o) => [o[0] - a[0], o[1] - a[1], o[2] - a[2]]) as [number[], number[]];
    const [p0 = 0, p1 = 0, p2 = 0] = p;
    const [q0 = 0, q1 = 0, q2 = 0] = q;
    const normal: Vector = [p1 * q2 - p2 * q1, p2 * q0 - p0 * q2, p0 * q1 - p1 * q0];
    const centre = [0, 1, 2].map((k) => corners.reduce((sum, one) => sum + (one[k as 0 | 1 | 2] ?? 0), 0));
    const out = normal.reduce((sum, value, k) => sum + value * (centre[k] ?? 0), 0) > 0;
    const order = out ? corners : [...corners].reverse();
    const facing: Vector = out ? normal : [-normal[0], -normal[1], -normal[2]];
    // The picture runs along the longer of the two directions in which the face lies.
    const flatAxis = [0, 1, 2].sort((i, j) => Math.abs(facing[j] ?? 0) - Math.abs(facing[i] ?? 0))[0] ?? 0;
    const [along = 0, over = 1] = [0, 1, 2]
      .filter((k) => k !== flatAxis)
      .sort((i, j) => (half[j] ?? 0) - (half[i] ?? 0));
    const size = Math.max(w, h, d);
    const at = order.map((one) =>
      vertex(
        mesh,
        [one[0] + x, one[1] + y + h / 2, one[2] + z],
        facing,
        (one[along] ?? 0) / size + 0.5,
        (one[over] ?? 0) / size + flatAxis * 0.31,
      ),
    );
    for (let k = 2; k < at.length; k++) mesh.indices.push(at[0] ?? 0, at[k - 1] ?? 0, at[k] ?? 0);
  };
  /** The corner nearest to one side of the box. */
  const on = (axis: number, signs: readonly [number, number, number]): Vector =>
    signs.map((one, k) => one * ((half[k] ?? 0) - (k === axis ? 0 : cut))) as unknown as Vector;
  for (const axis of [0, 1, 2]) {
    const [i = 0, j = 0] = [0, 1, 2].filter((k) => k !== axis);
    const signs = (s: number, a: number, b: number) => {
      const all: [number, number, number] = [0, 0, 0];
      [all[axis], all[i], all[j]] = [s, a, b];
      return all;
    };
    for (const s of sign)
      face(
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([a = 0, b = 0]) => on(axis, signs(s, a, b))),
      );
    for (const a of sign)
      for (const b of sign)
        face(
          [signs(-1, a, b), signs(1, a, b)].flatMap((one, k) =>
            k ? [on(j, one), on(i, one)] : [on(i, one), on(j, one)],
          ),
        );
  }
  for (const a of sign) for (const b of sign) for (const c of sign) face([0, 1, 2].map((axis) => on(axis, [a, b, c])));
  return mesh;
}

/** A ball of few corners, for things of which there are many: an octahedron whose faces are divided. */
export function ball(r: number, fine = 3): Mesh {
  const mesh = emptyMesh();
  const known = new Map<string, number>();
  const corner = (at: Vector) => {
    const key = at.join();
    const index = known.get(key) ?? vertex(mesh, at, at, 0, 0);
    known.set(key, index);
    return index;
  };
  for (const [x, y, z] of [0, 1, 2, 3, 4, 5, 6, 7].map(
    (k) => [k & 1 ? -1 : 1, k & 2 ? -1 : 1, k & 4 ? -1 : 1] as const,
  )) {
    const at = (i: number, j: number) => corner([x * i, y * j, z * (fine - i - j)]);
    const face = (a: number, b: number, c: number) =>
      x * y * z > 0 ? mesh.indices.push(a, b, c) : mesh.indices.push(a, c, b);
    for (let i = 0; i < fine; i++)
      for (let j = 0; i + j < fine; j++) {
        face(at(i, j), at(i + 1, j), at(i, j + 1));
        if (i + j < fine - 1) face(at(i + 1, j), at(i + 1, j + 1), at(i, j + 1));
      }
  }
  return { ...mesh, positions: mesh.normals.map((value) => value * r) };
}

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

/** A quarter turn that lays what stood on y along x. */
export function sideways(mesh: Mesh): Mesh {
  const swap = (list: number[]) => {
    const out: number[] = [];
    for (let i = 0; i < list.length; i += 3) out.push(list[i + 1] ?? 0, -(list[i] ?? 0), list[i + 2] ?? 0);
    return out;
  };
  return { ...mesh, positions: swap(mesh.positions), normals: swap(mesh.normals) };
}

/** A surface over u and v from 0 to 1, v downwards. `closed` joins the last column to the first and shades across the join. */
export function sheet(
  place: (u: number, v: number) => Vector,
  { across, down, closed = false }: { across: number; down: number; closed?: boolean },
): Mesh {
  const mesh = emptyMesh();
  for (let j = 0; j <= down; j++)
    for (let i = 0; i <= across; i++) vertex(mesh, place(i / across, j / down), [0, 0, 1], i / across, j / down);
  const row = across + 1;
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const a = j * row + i;
      quad(mesh, a, a + row, a + row + 1, a + 1);
    }
  const smooth = shaded(mesh);
  if (!closed) return smooth;
  const { normals } = smooth;
  for (let j = 0; j <= down; j++) {
    const [first, last] = [j * row * 3, (j * row + across) * 3];
    const sum = [0, 1, 2].map((k) => (normals[first + k] ?? 0) + (normals[last + k] ?? 0));
    const length = Math.hypot(...sum) || 1;
    for (let k = 0; k < 3; k++) normals[first + k] = normals[last + k] = (sum[k] ?? 0) / length;
  }
  return smooth;
}

/** A bar along a way in the plane of x and y, `thick` across in that plane and `deep` through it, from the first point to the last. */
export function bar(way: readonly (readonly [number, number])[], thick: (t: number) => number, deep: number): Mesh {
  const last = way.length - 1;
  const at = (i: number) => way[Math.min(last, Math.max(0, i))] ?? [0, 0];
  return sheet(
    (u, v) => {
      const i = Math.round(v * last);
      const [[x, y], [x0, y0], [x1, y1]] = [at(i), at(i - 1), at(i + 1)];
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const [tx, ty] = [(x1 - x0) / length, (y1 - y0) / length];
      const [c, s] = [Math.cos(u * 2 * Math.PI), Math.sin(u * 2 * Math.PI)];
      const out = (thick(v) / 2) * c;
      return [x - ty * out, y + tx * out, (-deep / 2) * s];
    },
    { across: 20, down: last, closed: true },
  );
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
    const length = Math.hypot(normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0);
    // A corner whose triangles have no area keeps the normal it had.
    for (let k = i; k < i + 3; k++) normals[k] = length ? (normals[k] ?? 0) / length : (mesh.normals[k] ?? 0);
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

/** For each corner the direction in which its picture runs to the right, and 1 or -1 for the side on which its top lies. */
export function tangents({ positions, normals, uvs, indices }: Mesh): number[] {
  const [right, up] = [positions.map(() => 0), positions.map(() => 0)];
  for (let t = 0; t < indices.length; t += 3) {
    const [a = 0, b = 0, c = 0] = indices.slice(t, t + 3);
    const from = (list: number[], size: number, to: number, k: number) =>
      (list[to * size + k] ?? 0) - (list[a * size + k] ?? 0);
    const [u1, v1, u2, v2] = [from(uvs, 2, b, 0), from(uvs, 2, b, 1), from(uvs, 2, c, 0), from(uvs, 2, c, 1)];
    const area = u1 * v2 - u2 * v1;
    if (area === 0) continue;
    for (let k = 0; k < 3; k++) {
      const [p, q] = [from(positions, 3, b, k), from(positions, 3, c, k)];
      for (const corner of [a, b, c]) {
        right[corner * 3 + k]! += (p * v2 - q * v1) / area;
        // The rows of a picture run down, the top of a normal map points up.
        up[corner * 3 + k]! -= (q * u1 - p * u2) / area;
      }
    }
  }
  const out: number[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    const at = (list: number[]): Vector => [list[i] ?? 0, list[i + 1] ?? 0, list[i + 2] ?? 0];
    const [n, r] = [at(normals), at(right)];
    const along = dot(n, r);
    let flat: Vector = [r[0] - n[0] * along, r[1] - n[1] * along, r[2] - n[2] * along];
    // A point where the picture has no direction, such as the top of a dome.
    if (Math.hypot(...flat) < 1e-9)
      flat = Math.abs(n[0]) < 0.9 ? cross(n, cross([1, 0, 0], n)) : cross(n, cross([0, 1, 0], n));
    const length = Math.hypot(...flat);
    out.push(flat[0] / length, flat[1] / length, flat[2] / length, dot(cross(n, flat), at(up)) < 0 ? -1 : 1);
  }
  return out;
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
