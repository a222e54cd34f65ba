import { StrictMode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource/poppins/latin-400.css';
import '@fontsource/poppins/latin-500.css';
import '@fontsource/poppins/latin-600.css';
import '../../../packages/ui/src/theme/theme.css';
import { globalChoices, initialChoices } from '../../../.storybook/global-choices.js';
import { systemMode } from '../../../.storybook/system-mode.js';
import { MenuIcon } from '../../../packages/ui/src/display/icon/index.js';
import { IconButton } from '../../../packages/ui/src/inputs/icon-button/index.js';
import { Link } from '../../../packages/ui/src/navigation/link/index.js';
import { Drawer } from '../../../packages/ui/src/overlays/drawer/index.js';
import { applyTheme } from '../../../packages/ui/src/theme/choice/theme-choice.js';
import { hrefOf, useAddress, type Address } from './address.js';
import { useFrame, workshopOf } from './frame.js';
import { nameOfPage, usePages } from './pages.js';
import { Search } from './search.js';
import { Sidebar } from './sidebar.js';
import './site.css';

const seal = 'M24 11.5 34.8 33.5h-5.2L24 21.6l-5.6 11.9h-5.2z M21.4 28.9h5.2v4.6h-5.2z';
const Brand = () => (
  <a className="site-brand" href="?path=/docs/introduction--docs">
    <svg viewBox="0 0 48 48" width="28" height="28" aria-hidden="true">
      <circle
        cx="24"
        cy="24"
        r="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="5.5"
        strokeDasharray="8.4 2.072"
        transform="rotate(-87 24 24)"
      />
      <path fill="currentColor" fillRule="evenodd" d={seal} />
    </svg>
    Attesta
  </a>
);

/** The settings of all pages. */
function Settings({
  globals,
  onChange,
}: {
  globals: Address['globals'];
  onChange: (next: Address['globals']) => void;
}) {
  return (
    <div className="site-settings" role="group" aria-label="Settings of the examples">
      {Object.entries(globalChoices).map(([id, { name, items }]) => (
        <label key={id}>
          <span>{name}</span>
          <select value={globals[id]} onChange={({ target }) => onChange({ [id]: target.value })}>
            {items.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** The docs in a frame, between a list of all pages and the settings. */
function Site() {
  const [address, go] = useAddress();
  const [searching, setSearching] = useState(false);
  const [browsing, setBrowsing] = useState(false);
  const [mode] = useState(systemMode);
  const globals = { ...initialChoices, mode, ...address.globals };
  /** The docs page of a story. */
  const docs = address.id.replace(/--.*/, '--docs');
  const page = usePages().find(({ id }) => id === address.id || id === docs);
  const name = page ? nameOfPage(page) : 'Example';
  const isExample = page?.view === 'docs' && address.view === 'story';
  const search = useCallback(() => setSearching(true), []);
  const { frame, src } = useFrame({ address, globals, onGo: go, onSearch: search });
  useLayoutEffect(() => {
    applyTheme(document.documentElement, {
      preset: globals.preset,
      mode: globals.mode === 'dark' ? 'dark' : 'light',
      radius: 8,
    });
  }, [globals.preset, globals.mode]);
  useEffect(() => {
    document.title = `${name} · Attesta components`;
  }, [name]);
  const browse = (next: Partial<Address>) => {
    setBrowsing(false);
    go(next);
  };
  return (
    <>
      <header className="site-bar">
        <Drawer
          title="Pages"
          side="start"
          size="small"
          open={browsing}
          onOpenChange={setBrowsing}
          trigger={
            <IconButton label="Pages" className="site-browse">
              <MenuIcon />
            </IconButton>
          }
        >
          <nav aria-label="Pages">
            <Sidebar address={page ? { ...address, id: page.id } : address} onGo={browse} />
          </nav>
        </Drawer>
        <Brand />
        <Search open={searching} onOpenChange={setSearching} onGo={go} />
        <Settings
          globals={globals}
          onChange={(next) => go({ globals: { ...address.globals, ...next } }, location.hash)}
        />
        <a className="site-workshop" href={workshopOf(address)}>
          Storybook
        </a>
      </header>
      <nav className="site-pages" aria-label="Pages" data-density="compact">
        <Sidebar address={page ? { ...address, id: page.id } : address} onGo={go} />
      </nav>
      <main>
        {isExample && (
          <p className="site-example">
            An example of <Link href={hrefOf({ ...address, view: 'docs', id: docs })}>{name}</Link>
          </p>
        )}
        <iframe ref={frame} src={src} title={name} id="storybook-preview-iframe" />
      </main>
    </>
  );
}

const root = document.getElementById('site');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Suspense fallback={null}>
        <Site />
      </Suspense>
    </StrictMode>,
  );
