import type { ReactNode } from 'react';
import {
  CheckIcon,
  DashboardIcon,
  DarkIcon,
  GlobeIcon,
  PackageIcon,
  ProtectedIcon,
} from '../../../packages/ui/src/display/icon/index.js';
import { modes } from '../../../packages/ui/src/theme/palette.js';
import { pairs } from '../../../packages/ui/src/theme/pairs.js';
import { presetIds } from '../../../packages/ui/src/theme/presets.js';
import { partCount } from './parts-gallery.js';

/** What the library holds, counted from the library. */
export const Numbers = () => (
  <dl className="doc-numbers sb-unstyled">
    <div>
      <dt>parts, each with its page, keys and tests</dt>
      <dd>{partCount}</dd>
    </div>
    <div>
      <dt>presets, in light and dark</dt>
      <dd>{presetIds.length}</dd>
    </div>
    <div>
      <dt>pairs of colours measured for contrast</dt>
      <dd>{new Intl.NumberFormat('en').format(pairs.length * modes.length * presetIds.length)}</dd>
    </div>
    <div>
      <dt>renders when the theme switches</dt>
      <dd>0</dd>
    </div>
  </dl>
);

const reasons: readonly (readonly [icon: ReactNode, title: string, words: ReactNode])[] = [
  [
    <DarkIcon key="theme" />,
    'A switch costs nothing',
    'Preset, mode, direction, density and radius are attributes on one element. Every part follows by CSS; React renders only the control that was pressed.',
  ],
  [
    <ProtectedIcon key="contrast" />,
    'Contrast is proved',
    <>
      A test measures every pair of colours that the parts use. Your own preset is proved by the same function.{' '}
      <a href="?path=/docs/foundations-colour--docs" target="_top">
        See the numbers
      </a>
    </>,
  ],
  [
    <CheckIcon key="keys" />,
    'The keyboard table is the test',
    'Each page lists the keys of its WAI-ARIA pattern, and the test of the part walks the same table. axe runs on every story in a real browser.',
  ],
  [
    <GlobeIcon key="where" />,
    'It renders where you do',
    'On a server without a warning, in StrictMode, under a strict Content-Security-Policy, right to left, in forced colours, at 320 px and with text at 200 %.',
  ],
  [
    <DashboardIcon key="shell" />,
    'Ready frames of a portal',
    <>
      App shell, navigation that folds into “more”, sign-in, error summary, settings, command palette.{' '}
      <a href="?path=/docs/recipes-app-shell--docs" target="_top">
        See a whole page
      </a>
    </>,
  ],
  [
    <PackageIcon key="weight" />,
    'Only what you import',
    'Each part has an entry point of its own and a budget in kB, which its page names and a test holds. Nothing runs at import.',
  ],
];

export const Reasons = () => (
  <ul className="doc-reasons sb-unstyled">
    {reasons.map(([icon, title, words]) => (
      <li key={title}>
        {icon}
        <h3>{title}</h3>
        <p>{words}</p>
      </li>
    ))}
  </ul>
);

/** Pages to go to, with a sentence on each. */
export const Ways = ({ to }: { to: readonly (readonly [title: string, id: string, words: string])[] }) => (
  <ul className="doc-cards sb-unstyled">
    {to.map(([title, id, words]) => (
      <li key={id}>
        <a href={`?path=/docs/${id}--docs`} target="_top">
          <strong>{title}</strong>
          <span>{words}</span>
        </a>
      </li>
    ))}
  </ul>
);

/** The first two steps of whoever comes by. */
export const Begin = () => (
  <p className="doc-begin">
    <a href="?path=/docs/guides-install--docs" target="_top" data-first="">
      Install
    </a>
    <a href="?path=/docs/parts--docs" target="_top">
      See all {partCount} parts
    </a>
    <a href="?path=/docs/recipes-list-page--docs" target="_top">
      Copy a whole page
    </a>
  </p>
);
