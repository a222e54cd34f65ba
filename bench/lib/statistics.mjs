/** Returns the quantile `q`, interpolated linearly between neighbours; null for an empty list. */
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

/**
 * Returns the median, minimum and maximum over all rounds of the ratio of the medians in the same round; null if there
 * is no common round.
 */
export function paired(samples, base, field) {
  const others = byRound(base, field);
  const ratios = [...byRound(samples, field)].flatMap(([round, own]) => {
    const other = others.has(round) ? middle(others.get(round), field) : 0;
    return other > 0 ? [middle(own, field) / other] : [];
  });
  return ratios.length > 0 ? { ratio: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) } : null;
}

/**
 * Returns the ratio of the 20th percentiles. Samples from a shared machine have a bimodal distribution; this compares
 * the samples that other processes did not slow down.
 */
export function percentileRatio(samples, base, field) {
  const values = (list) => list.map((sample) => sample[field]).filter((value) => value != null);
  const [own, other] = [values(samples), values(base)];
  return own.length < 5 || other.length < 5 ? null : quantile(own, 0.2) / quantile(other, 0.2);
}
