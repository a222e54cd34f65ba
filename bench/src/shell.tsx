/** The page for sizes and first paint: the shell of an application with one of each component. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import A from '@adapter';

const GROUPS = ['Overview', 'Work', 'Account'].map((label, g) => ({
  label,
  items: Array.from({ length: 3 }, (_, i) => ({ id: `g${g}i${i}`, label: `${label} ${i + 1}` })),
}));

function Page({ page }: { page: string }) {
  const [dialog, setDialog] = useState(false);
  const [dark, setDark] = useState(false);
  return (
    <>
      <A.Breadcrumbs items={[{ label: 'Home', href: '#' }, { label: 'Work', href: '#work' }, { label: page }]} />
      <A.Card
        title="Welcome"
        text="A line of supporting text"
        avatar={<A.Avatar initials="AB" />}
        actions={
          <>
            <A.Button onClick={() => setDialog(true)}>Open dialog</A.Button>
            <A.Button onClick={() => A.notify('Saved')}>Save</A.Button>
          </>
        }
      />
      <A.TextField label="Name" />
      <A.Switch
        label="Dark"
        checked={dark}
        onChange={(on) => {
          setDark(on);
          A.setMode(on ? 'dark' : 'light');
        }}
      />
      <A.Dialog open={dialog} title="Confirm" onClose={() => setDialog(false)}>
        <p>Sure?</p>
      </A.Dialog>
    </>
  );
}

function Shell() {
  const [open, setOpen] = useState(true);
  const [page, setPage] = useState('g0i0');
  const groups = GROUPS.map(({ label, items }) => ({
    label,
    list: <A.NavList key={label} items={items} label={label} selected={page} onSelect={setPage} />,
  }));
  const bar = (
    <A.TopBar
      start={
        <>
          <A.Tooltip label="Toggle the menu">
            <button type="button" onClick={() => setOpen(!open)}>
              ☰
            </button>
          </A.Tooltip>
          <b>Portal</b>
        </>
      }
      end={<A.AccountMenu initials="AB" items={['Profile', 'Settings', 'Sign out']} onSelect={A.notify} />}
    />
  );
  if (A.Shell)
    return (
      <A.Shell open={open} groups={groups} bar={bar}>
        <Page page={page} />
      </A.Shell>
    );
  return (
    <>
      {bar}
      <div style={{ display: 'flex', minHeight: 500 }}>
        <A.Drawer open={open} groups={groups} />
        <main style={{ flex: 1, padding: 24 }}>
          <Page page={page} />
        </main>
      </div>
    </>
  );
}
createRoot(document.getElementById('root')!).render(
  <A.Root>
    <Shell />
    <A.Toaster />
  </A.Root>,
);
