/** The value below which the share `q` of all lies, between neighbours in proportion; null of nothing. */
export function quantile(values, q) {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const below = Math.floor(at);
  return sorted[below] + (sorted[Math.min(below + 1, sorted.length - 1)] - sorted[below]) * (at - below);
}
export const median = (values) => quantile(values, 0.5);

const byRound = (samples, field) =>
  Map.groupBy(
    samples.filter((sample) => sample[field] != null),
    ({ round }) => round,
  );
const middle = (samples, field) => median(samples.map((sample) => sample[field]));

/** Median over rounds of (median of the one / median of the other in the same round), with its extremes; null where they share no round. */
export function paired(samples, base, field) {
  const others = byRound(base, field);
  const ratios = [...byRound(samples, field)].flatMap(([round, own]) => {
    const other = others.has(round) ? middle(others.get(round), field) : 0;
    return other > 0 ? [middle(own, field) / other] : [];
  });
  return ratios.length > 0 ? { ratio: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) } : null;
}

/** Ratio of the 20th percentiles: samples of a shared machine have two humps, and this compares those that nothing disturbed. */
export function fastFifth(samples, base, field) {
  const values = (list) => list.map((sample) => sample[field]).filter((value) => value != null);
  const [own, other] = [values(samples), values(base)];
  return own.length < 5 || other.length < 5 ? null : quantile(own, 0.2) / quantile(other, 0.2);
}
