import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createPortalHistory, type NavigationBlocker } from './history';

/** A history with the entries `/list` and `/device`, and the updates it emits. */
function atDevice() {
  const history = createPortalHistory(
    createMemoryHistory({ initialEntries: ['/list', '/device'], initialIndex: 1, v5Compat: true }),
  );
  const updates: string[] = [];
  history.listen(({ action, location }) => {
    updates.push(`${action} ${location.pathname}`);
  });
  return { history, updates };
}

/** A blocker that blocks every navigation and records it. */
function blockAll() {
  const blocked: { destination: string; proceed: () => void }[] = [];
  const blocker: NavigationBlocker = ({ pathname }, proceed) => {
    blocked.push({ destination: pathname, proceed });
    return true;
  };
  return { blocked, blocker };
}

describe('the portal’s history', () => {
  it('navigates when there is no blocker', () => {
    const { history, updates } = atDevice();
    history.navigator.push('/nexus?a=1', null);
    history.navigator.replace({ pathname: '/codes' }, null);
    history.navigator.go(-1);
    expect(updates).toEqual(['PUSH /nexus', 'REPLACE /codes', 'POP /device']);
  });

  it.each(['push', 'replace'] as const)('blocks a %s and can proceed with it', (method) => {
    const { history, updates } = atDevice();
    const { blocked, blocker } = blockAll();
    history.block(blocker);
    history.navigator[method]('/nexus?a=1#b', null);
    expect(updates).toEqual([]);
    expect(history.current().location.pathname).toBe('/device');
    blocked[0]?.proceed();
    expect(blocked[0]?.destination).toBe('/nexus');
    expect(updates).toEqual([`${method.toUpperCase()} /nexus`]);
  });

  it('blocks going back by reverting the address, without an update', () => {
    const { history, updates } = atDevice();
    const { blocked, blocker } = blockAll();
    history.block(blocker);
    history.navigator.go(-1);
    expect(updates).toEqual([]);
    expect(history.current().location.pathname).toBe('/device');
    blocked[0]?.proceed();
    expect(updates).toEqual(['POP /list']);
    expect(blocked).toHaveLength(1);
  });

  it('navigates again after the blocker is removed', () => {
    const { history, updates } = atDevice();
    const { blocked, blocker } = blockAll();
    const unblock = history.block(blocker);
    unblock();
    history.navigator.go(-1);
    expect(updates).toEqual(['POP /list']);
    expect(blocked).toEqual([]);
  });
});
