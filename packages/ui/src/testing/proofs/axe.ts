import axe from 'axe-core';

/** What axe finds on the page. A story is no page, so it needs no landmarks. */
export async function violations(without: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(['region', ...without].map((rule) => [rule, { enabled: false }]));
  const found = await axe.run(document.body, { rules });
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join(' ')}`).join(' ')}`,
  );
}
