/** A prime, small enough that products of two residues are exact. */
const prime = 1_000_003;

const modulo = (value: number) => ((value % prime) + prime) % prime;

function inverse(value: number): number {
  let [result, base, exponent] = [1, modulo(value), prime - 2];
  for (; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % prime;
    base = (base * base) % prime;
  }
  return result;
}

/** Returns what is left of a vector after the rows are subtracted: nothing but zeros if it is a combination of them. */
function reduced(rows: ReadonlyMap<number, Float64Array>, vector: Float64Array): Float64Array {
  const left = vector.map(modulo);
  for (const [pivot, row] of rows) {
    const factor = left[pivot]!;
    if (factor === 0) continue;
    for (let at = pivot; at < left.length; at += 1) left[at] = modulo(left[at]! - factor * row[at]!);
  }
  return left;
}

/** Returns a test whether a vector is a linear combination of the given ones: whether it can be computed from them. */
export function combinationsOf(vectors: readonly Float64Array[]): (vector: Float64Array) => boolean {
  const rows = new Map<number, Float64Array>();
  for (const vector of vectors) {
    const left = reduced(new Map([...rows].toSorted(([one], [other]) => one - other)), vector);
    const pivot = left.findIndex((value) => value !== 0);
    if (pivot < 0) continue;
    const factor = inverse(left[pivot]!);
    rows.set(
      pivot,
      left.map((value) => (value * factor) % prime),
    );
  }
  const ordered = new Map([...rows].toSorted(([one], [other]) => one - other));
  return (vector) => reduced(ordered, vector).every((value) => value === 0);
}
