/**
 * Marks content that is not known yet. While the hub contains it, one placeholder replaces all of its sections, so that
 * no section moves when another one is loaded.
 */
export const Pending = () => <span hidden data-slot="pending" />;
