import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createPortalHistory, type Holder } from './history';

/** A history that went from the list to a device, and what is heard of it from then on. */
function atDevice() {
  const history = createPortalHistory(
    createMemoryHistory({ initialEntries: ['/list', '/device'], initialIndex: 1, v5Compat: true }),
  );
  const heard: string[] = [];
  history.listen(({ action, location }) => {
    heard.push(`${action} ${location.pathname}`);
  });
  return { history, heard };
}

/** Holds every way, and keeps how to go on. */
function holding() {
  const held: { next: string; goOn: () => void }[] = [];
  const holder: Holder = ({ pathname }, goOn) => {
    held.push({ next: pathname, goOn });
    return true;
  };
  return { held, holder };
}

describe('leaving a page', () => {
  it('is free where nobody holds it', () => {
    const { history, heard } = atDevice();
    history.navigator.push('/nexus?a=1', null);
    history.navigator.replace({ pathname: '/codes' }, null);
    history.navigator.go(-1);
    expect(heard).toEqual(['PUSH /nexus', 'REPLACE /codes', 'POP /device']);
  });

  it.each(['push', 'replace'] as const)('by %s can be held, and gone on with', (way) => {
    const { history, heard } = atDevice();
    const { held, holder } = holding();
    history.hold(holder);
    history.navigator[way]('/nexus?a=1#b', null);
    expect(heard).toEqual([]);
    expect(history.now().location.pathname).toBe('/device');
    held[0]?.goOn();
    expect(held[0]?.next).toBe('/nexus');
    expect(heard).toEqual([`${way.toUpperCase()} /nexus`]);
  });

  it('by going back can be held: the address turns round again, and nothing is heard of it', () => {
    const { history, heard } = atDevice();
    const { held, holder } = holding();
    history.hold(holder);
    history.navigator.go(-1);
    expect(heard).toEqual([]);
    expect(history.now().location.pathname).toBe('/device');
    held[0]?.goOn();
    expect(heard).toEqual(['POP /list']);
    expect(held).toHaveLength(1);
  });

  it('is free again when nobody holds it any more', () => {
    const { history, heard } = atDevice();
    const { held, holder } = holding();
    const letGo = history.hold(holder);
    letGo();
    history.navigator.go(-1);
    expect(heard).toEqual(['POP /list']);
    expect(held).toEqual([]);
  });
});
